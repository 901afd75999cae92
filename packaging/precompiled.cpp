// SPDX-License-Identifier: GPL-3.0-or-later
// Carries the precompiled headers; holds nothing itself.
int main() { return 0; }
