// SPDX-License-Identifier: GPL-3.0-or-later
// Put before the programs that run under node: they see node's environment variables, and Qt a browser's language.
Module['preRun'] = [].concat(Module['preRun'] || [], () => Object.assign(ENV, process.env));
globalThis.navigator ??= {languages: ['en'], language: 'en', platform: 'node', userAgent: 'node'};
