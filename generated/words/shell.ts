// Generated from i18n/shell by `npm run schema types`. Edit the words instead.
import en from '../../i18n/shell/en.json';
import es from '../../i18n/shell/es.json';
import pt from '../../i18n/shell/pt.json';

export type ShellWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const SHELL_WORDS: Readonly<Record<'es' | 'en' | 'pt', ShellWords>> = { es, en, pt };
