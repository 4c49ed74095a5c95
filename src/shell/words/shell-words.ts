import en from '../../../i18n/shell/en.json';
import es from '../../../i18n/shell/es.json';
import pt from '../../../i18n/shell/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

export type ShellWords = typeof es;

/** Sentences of the parts of the shell that open on demand; the first page does not load them. */
export const SHELL_WORDS: Dictionary<ShellWords> = { es, en, pt };
