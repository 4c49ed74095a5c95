import spanish from '../../../i18n/visitor/es.json';
import { preferenceKey } from '../../dataProvider/preferences.ts';
import { DEFAULT_LOCALE, isAppLocale, type AppLocale } from '../../i18n/locales.ts';
import { lazyWords } from '../../i18n/words.ts';

export type PublicWords = typeof spanish;

/**
 * The sentences that all public pages share. They have files of their own, so that the login does not load the words of
 * the admin.
 */
export const PUBLIC_WORDS = lazyWords(spanish, {
  en: () => import('../../../i18n/visitor/en.json'),
  pt: () => import('../../../i18n/visitor/pt.json'),
});

/** The language, where the admin stores it too. */
const LOCALE = preferenceKey('locale');

/** Stores the language as the admin does, and starts the page again in it. */
export function storeLanguage(locale: AppLocale): void {
  localStorage.setItem(LOCALE, JSON.stringify(locale));
  location.reload();
}

/**
 * The language that the user chose here or in the admin, while its preferences (react-admin's store) exist; otherwise
 * Spanish.
 */
export function storedLocale(): AppLocale {
  const locale = localStorage.getItem(LOCALE)?.replaceAll('"', '') ?? '';
  return isAppLocale(locale) ? locale : DEFAULT_LOCALE;
}
