import type { I18nProvider, TranslationMessages } from 'ra-core';
import type { ResourceDescriptor } from '../../domain/schema/descriptors.ts';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { DEFAULT_LOCALE, LOCALES } from './locales.ts';
import { loadEnglish, loadPortuguese, spanishWith } from './messages.ts';

function messagesOf(
  resources: readonly ResourceDescriptor[],
  locale: string,
): TranslationMessages | Promise<TranslationMessages> {
  switch (locale) {
    case 'en':
      return loadEnglish(resources);
    case 'pt':
      return loadPortuguese(resources);
    default:
      return spanishWith(resources);
  }
}

/** The words of the application, of react-admin and of the resources in Spanish, English and Portuguese. */
export function createI18nProvider(resources: readonly ResourceDescriptor[]): I18nProvider {
  const languages = LOCALES.map(({ locale, name }) => ({ locale, name }));
  return polyglotI18nProvider((locale) => messagesOf(resources, locale), DEFAULT_LOCALE, languages, {
    allowMissing: true,
  });
}
