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

interface Problem {
  key: string;
  args?: Record<string, unknown>;
}

type Sentences = Readonly<Record<string, unknown>>;

const WORDS: Record<Language, Sentences> = { es, en, pt };

/** What a person reads about the field of a record: its own sentence, else that of the rule, else that it is wrong. */
export function fieldSentence(resource: string, field: string, problem: Problem, language: Language): string {
  const found =
    textAt(WORDS[language], ['resources', resource, 'errors', ...field.split('.'), problem.key]) ??
    textAt(WORDS[language], ['validation', problem.key]) ??
    sentenceOf('invalid', language);
  const [first = '', ...rest] = found.split(' |||| ');
  const chosen = problem.args?.['smart_count'] === 1 ? first : (rest.at(-1) ?? first);
  return chosen.replaceAll(/%\{(\w+)\}/g, (hole, name: string) => String(problem.args?.[name] ?? hole));
}

function textAt(words: unknown, path: readonly string[]): string | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return typeof words === 'string' ? words : undefined;
  if (typeof words !== 'object' || words === null || !Object.hasOwn(words, first)) return undefined;
  return textAt(Reflect.get(words, first), rest);
}
