import en from '../../../i18n/imports/en.json' with { type: 'json' };
import es from '../../../i18n/imports/es.json' with { type: 'json' };
import pt from '../../../i18n/imports/pt.json' with { type: 'json' };
import { fold } from '../../../domain/places/fold.ts';
import type { Words } from '../../../domain/schema/vocabulary.ts';
import type { Language } from '../../http/language.ts';

const WORDS = { es, en, pt };

export type ImportWords = typeof es;

/** The words of imports, which the admin has too. */
export function importWordsIn(language: Language): ImportWords {
  return WORDS[language];
}

/** What a file of stock calls the code of a shelf. */
export const SHELF_CODE: Words = { es: es.file.code, en: en.file.code, pt: pt.file.code };

/** The headers of a file of errors that are no data, folded: the file can be imported again. */
export const REPORT_HEADERS: readonly string[] = Object.values(WORDS).flatMap(({ file }) =>
  [file.line, file.field, file.value, file.empty, file.wrong_format, file.why].map(fold),
);
