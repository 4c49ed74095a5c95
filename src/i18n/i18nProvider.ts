import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import spanish from 'ra-language-spanish';
import type { FieldDescriptor, ResourceDescriptor } from '../../domain/schema/descriptors.ts';
import es from '../../i18n/es.json';
import { DEFAULT_LOCALE, LOCALES, type AppLocale } from './locales.ts';
import { inLocale } from './words.ts';

/** A field of a resource's list by its path, such as `product_variants.price`; undefined when it is not loaded. */
type FieldOf = (resource: string, path: string) => FieldDescriptor | undefined;

const FIELD_KEY = /^resources\.([^.]+)\.fields\.(.+)$/;

/** The schema's label for react-admin's key of a field, `resources.<name>.fields.<source>`; undefined for other keys. */
function fieldLabel(fieldOf: FieldOf, key: string, locale: string): string | undefined {
  const [, resource, path] = FIELD_KEY.exec(key) ?? [];
  if (resource === undefined || path === undefined) return undefined;
  const field = fieldOf(resource, path);
  return field && inLocale(field.label, locale);
}

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
function spanishWith(resources: readonly ResourceDescriptor[]): TranslationMessages {
  return complete(spanish, es, resources, DEFAULT_LOCALE);
}

/** English and Portuguese load when the user chooses them. */
async function loadEnglish(resources: readonly ResourceDescriptor[]): Promise<TranslationMessages> {
  const [framework, application] = await Promise.all([
    import('ra-language-english'),
    import('../../i18n/en.json'),
  ]);
  return complete(framework.default, application.default, resources, 'en');
}

async function loadPortuguese(resources: readonly ResourceDescriptor[]): Promise<TranslationMessages> {
  const [framework, application] = await Promise.all([
    import('ra-language-portuguese'),
    import('../../i18n/pt.json'),
  ]);
  return complete(framework.default, application.default, resources, 'pt');
}

/** `resources.<name>.name` of every resource, from the label of its schema. */
function resourceMessages(descriptors: readonly ResourceDescriptor[], locale: string): Messages {
  const messages: Messages = {};
  for (const { name, label } of descriptors) {
    const { one, many } = inLocale(label, locale);
    messages[name] = { name: `${one} |||| ${many}` };
  }
  return { resources: messages };
}

/** A tree of sentences, as polyglot takes it. */
interface Messages {
  [key: string]: string | Messages;
}

/** Merges trees of sentences by leaf, the last one on top; it changes none of them. */
export function mergeMessages(...trees: object[]): Messages {
  const merged: Messages = {};
  for (const tree of trees) {
    const entries: [string, unknown][] = Object.entries(tree);
    for (const [key, value] of entries) {
      if (typeof value === 'string') merged[key] = value;
      else if (typeof value === 'object' && value !== null) {
        const before = merged[key];
        merged[key] = mergeMessages(typeof before === 'object' ? before : {}, value);
      }
    }
  }
  return merged;
}
