import type { TranslationMessages } from 'ra-core';
import spanish from 'ra-language-spanish';
import es from '../../i18n/es.json';
import type { ResourceDescriptor } from '../../domain/schema/descriptors.ts';
import { DEFAULT_LOCALE, type AppLocale } from './locales.ts';
import { mergeMessages, type Messages } from './merge.ts';
import { resourceMessages } from './resource-messages.ts';

function holdsFramework(messages: Messages): messages is Messages & TranslationMessages {
  return typeof messages.ra === 'object';
}

/** Merges react-admin's sentences, the labels of the schemas and the application's own, the last on top. */
function complete(
  framework: object,
  application: object,
  resources: readonly ResourceDescriptor[],
  locale: AppLocale,
): TranslationMessages {
  const messages = mergeMessages(framework, resourceMessages(resources, locale), application);
  if (!holdsFramework(messages)) throw new Error(`The messages of "${locale}" lack react-admin's own`);
  return messages;
}

/** Spanish is part of the first load. The package is older than react-admin 5: ours complete and correct it. */
export function spanishWith(resources: readonly ResourceDescriptor[]): TranslationMessages {
  return complete(spanish, es, resources, DEFAULT_LOCALE);
}

/** English and Portuguese load when the user chooses them. */
export async function loadEnglish(resources: readonly ResourceDescriptor[]): Promise<TranslationMessages> {
  const [framework, application] = await Promise.all([
    import('ra-language-english'),
    import('../../i18n/en.json'),
  ]);
  return complete(framework.default, application.default, resources, 'en');
}

export async function loadPortuguese(resources: readonly ResourceDescriptor[]): Promise<TranslationMessages> {
  const [framework, application] = await Promise.all([
    import('ra-language-portuguese'),
    import('../../i18n/pt.json'),
  ]);
  return complete(framework.default, application.default, resources, 'pt');
}
