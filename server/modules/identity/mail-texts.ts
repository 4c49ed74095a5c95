import { MAIL_WORDS, type MailWords } from '../../../generated/words/mail.ts';
import type { Language } from '../../http/language.ts';
import type { MailMessage } from '../../ports/ports.ts';

/** The texts that the server sends or stores in a language. */
export function mailTextsIn(language: Language): MailWords {
  return MAIL_WORDS[language];
}

/** A mail in the reader's language; its texts stand in `mail.<kind>`. */
export function mailOf(
  kind: keyof MailWords['mail'],
  language: Language,
  to: string,
  values: Record<string, string>,
): MailMessage {
  const { subject, text } = MAIL_WORDS[language].mail[kind];
  return { to, subject: fill(subject, values), text: fill(text, values) };
}

/** What greets a user: their name, but nothing that a stranger may have typed, in a mailbox that nobody has proven. */
export function greeting(
  { first_name, mailbox_proven }: { first_name: string; mailbox_proven: boolean },
  values: Record<string, string>,
): Record<string, string> {
  return mailbox_proven ? { name: first_name, ...values } : values;
}

/** A line for an account in a mail to somebody who may have several: when it was opened, and the phone it has shown. */
export function accountLine(
  language: Language,
  values: { day: string; ending: string | null; link: string },
): string {
  const { account, account_without_phone } = MAIL_WORDS[language].mail.reset_choice;
  const { ending, ...rest } = values;
  return ending === null ? fill(account_without_phone, rest) : fill(account, { ...rest, ending });
}

function fill(sentence: string, values: Record<string, string>): string {
  const greeted = values['name'] === undefined ? sentence.replace(/,? %\{name\}/, '') : sentence;
  return greeted.replace(/%\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
}
