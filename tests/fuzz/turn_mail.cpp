// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of mails in which a turn file may be.
#include "rules/mail/mail_text.h"
#include "tests/fuzz/target.h"

static void readMail(std::string_view bytes) { (void)optio::mail::fromMail(bytes); }

OPTIO_FUZZ_TARGET("turn_mail", readMail)
