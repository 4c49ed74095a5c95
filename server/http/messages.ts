import en from '../../i18n/en.json' with { type: 'json' };
import es from '../../i18n/es.json' with { type: 'json' };
import pt from '../../i18n/pt.json' with { type: 'json' };
import type { ErrorCode } from '../errors.ts';
import type { Language } from './language.ts';

/** A code without its sentence does not compile. */
const SENTENCES: Record<Language, Record<ErrorCode, string>> = {
  es: es.errors,
  en: en.errors,
  pt: pt.errors,
};

/** What a person reads about this error. */
export function sentenceOf(code: ErrorCode, language: Language): string {
  return SENTENCES[language][code];
}

const ANSWERS: Record<Language, { yes: string; no: string }> = { es: es.app, en: en.app, pt: pt.app };

/** `Sí` or `No`. */
export function yesOrNo(yes: boolean, language: Language): string {
  return yes ? ANSWERS[language].yes : ANSWERS[language].no;
}
