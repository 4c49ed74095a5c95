import en from '../../../i18n/en.json' with { type: 'json' };
import es from '../../../i18n/es.json' with { type: 'json' };
import pt from '../../../i18n/pt.json' with { type: 'json' };
import type { Language } from '../../http/language.ts';
import type { Letter } from '../../ports/ports.ts';

const WORDS = { es: es.mail, en: en.mail, pt: pt.mail };

/** A letter in the reader's language; its sentences stand in `mail.<kind>`. */
export function letterOf(
  kind: keyof typeof es.mail,
  language: Language,
  to: string,
  values: { name: string; link: string },
): Letter {
  const { subject, text } = WORDS[language][kind];
  return { to, subject, text: fill(text, values) };
}

function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/%\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
}
