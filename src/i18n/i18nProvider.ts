import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { DEFAULT_LOCALE, LOCALES } from './locales.ts';
import { loadEnglish, loadPortuguese, spanish } from './messages.ts';

function messagesOf(locale: string): TranslationMessages | Promise<TranslationMessages> {
  switch (locale) {
    case 'en':
      return loadEnglish();
    case 'pt':
      return loadPortuguese();
    default:
      return spanish;
  }
}

/** Words of the application, of react-admin and of the schemas in Spanish, English and Portuguese. */
export function createI18nProvider(): I18nProvider {
  const languages = LOCALES.map(({ locale, name }) => ({ locale, name }));
  return polyglotI18nProvider(messagesOf, DEFAULT_LOCALE, languages, { allowMissing: true });
}
