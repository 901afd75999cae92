// SPDX-License-Identifier: GPL-3.0-or-later
// Put before the programs that run under node: they see node's environment variables.
Module['preRun'] = [].concat(Module['preRun'] || [], () => Object.assign(ENV, process.env));
