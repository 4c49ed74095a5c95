import type { AppLocale } from '../../i18n/locales.ts';
import spanish from '../../../i18n/visitor/es.json';

/**
 * The sentences of the public pages in one language. They have separate files, so that the login does not load the
 * words of the admin.
 */
export type PublicWords = typeof spanish;

export { spanish };

/** Where react-admin's store keeps the language. */
const LOCALE = 'RaStoretendero.locale';

/** Stores the language as the admin does, and starts the page again in it. */
export function storeLanguage(locale: AppLocale): void {
  localStorage.setItem(LOCALE, JSON.stringify(locale));
  location.reload();
}

/**
 * The language that the user chose here or in the admin, while its preferences (react-admin's store) exist; otherwise Spanish.
 */
export async function loadWords(): Promise<{ language: string; words: PublicWords }> {
  switch (localStorage.getItem(LOCALE)) {
    case '"en"':
      return { language: 'en', words: (await import('../../../i18n/visitor/en.json')).default };
    case '"pt"':
      return { language: 'pt-BR', words: (await import('../../../i18n/visitor/pt.json')).default };
    default:
      return { language: 'es-CO', words: spanish };
  }
}
