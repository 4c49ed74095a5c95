import type { TranslationMessages } from 'ra-core';
import raSpanish from 'ra-language-spanish';
import es from '../../i18n/es.json';
import { descriptors } from '../resources/descriptors.ts';
import { DEFAULT_LOCALE, type AppLocale } from './locales.ts';
import { mergeMessages, type Messages } from './merge.ts';
import { resourceMessages } from './resource-messages.ts';

function holdsFramework(messages: Messages): messages is Messages & TranslationMessages {
  return typeof messages.ra === 'object';
}

/** react-admin's sentences, under the labels of the schemas, under the application's own. */
function complete(framework: object, application: object, locale: AppLocale): TranslationMessages {
  const messages = mergeMessages(framework, resourceMessages(descriptors, locale), application);
  if (!holdsFramework(messages)) throw new Error(`The messages of "${locale}" lack react-admin's own`);
  return messages;
}

/** Spanish is part of the first load. */
export const spanish = complete(raSpanish, es, DEFAULT_LOCALE);

/** English and Portuguese arrive when chosen. */
export async function loadEnglish(): Promise<TranslationMessages> {
  const [framework, application] = await Promise.all([
    import('ra-language-english'),
    import('../../i18n/en.json'),
  ]);
  return complete(framework.default, application.default, 'en');
}

export async function loadPortuguese(): Promise<TranslationMessages> {
  const [framework, application] = await Promise.all([
    import('ra-language-portuguese'),
    import('../../i18n/pt.json'),
  ]);
  return complete(framework.default, application.default, 'pt');
}
