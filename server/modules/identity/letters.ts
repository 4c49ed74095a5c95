import en from '../../../i18n/letters/en.json' with { type: 'json' };
import es from '../../../i18n/letters/es.json' with { type: 'json' };
import pt from '../../../i18n/letters/pt.json' with { type: 'json' };
import type { Language } from '../../http/language.ts';
import type { Letter } from '../../ports/ports.ts';

const WORDS = { es, en, pt };

/** What is sent or stored in a language, beyond the sentences of a screen. */
export function lettersIn(language: Language): typeof es {
  return WORDS[language];
}

/** A letter in the reader's language; its sentences stand in `mail.<kind>`. */
export function letterOf(
  kind: keyof typeof es.mail,
  language: Language,
  to: string,
  values: Record<string, string>,
): Letter {
  const { subject, text } = WORDS[language].mail[kind];
  return { to, subject: fill(subject, values), text: fill(text, values) };
}

/** What greets a user: their name, but nothing that a stranger may have typed, in a mailbox that nobody has proven. */
export function greeting(
  { first_name, mailbox_proven }: { first_name: string; mailbox_proven: boolean },
  values: Record<string, string>,
): Record<string, string> {
  return mailbox_proven ? { name: first_name, ...values } : values;
}

function fill(sentence: string, values: Record<string, string>): string {
  const greeted = values['name'] === undefined ? sentence.replace(/,? %\{name\}/, '') : sentence;
  return greeted.replace(/%\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
}
