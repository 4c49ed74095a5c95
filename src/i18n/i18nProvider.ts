import type { I18nProvider, TranslationMessages } from 'ra-core';
import type { ResourceDescriptor } from '../../domain/schema/descriptors.ts';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { fieldLabel, type FieldOf } from './field-labels.ts';
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

/**
 * The words of the application, of react-admin and of the resources in Spanish, English and Portuguese. `fieldOf` has
 * the fields that are loaded: their labels come with the pages that show them.
 */
export function createI18nProvider(
  resources: readonly ResourceDescriptor[],
  fieldOf: FieldOf = () => undefined,
): I18nProvider {
  const languages = LOCALES.map(({ locale, name }) => ({ locale, name }));
  const words = polyglotI18nProvider((locale) => messagesOf(resources, locale), DEFAULT_LOCALE, languages, {
    allowMissing: true,
  });
  return {
    ...words,
    translate: (key, options) => fieldLabel(fieldOf, key, words.getLocale()) ?? words.translate(key, options),
  };
}
