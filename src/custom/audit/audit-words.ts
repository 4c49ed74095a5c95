import en from '../../../i18n/audit/en.json';
import es from '../../../i18n/audit/es.json';
import pt from '../../../i18n/audit/pt.json';
import { useAppLocale } from '../../i18n/useAppLocale.ts';
import { useDictionary, type Dictionary } from '../../i18n/useDictionary.ts';
import { inLocale } from '../../i18n/words.ts';
import { findDescriptor } from '../../schema/descriptors.ts';

export type AuditWords = typeof es;

/** Sentences of the log page. */
export const AUDIT_WORDS: Dictionary<AuditWords> = { es, en, pt };

/** The name of a resource's records: from its schema, or from our words when it has none. */
export function useKindName(): (resource: string) => { one: string; many: string } {
  const locale = useAppLocale();
  const { kinds } = useDictionary(AUDIT_WORDS);
  return (resource) => {
    const descriptor = findDescriptor(resource);
    if (descriptor !== undefined) return inLocale(descriptor.label, locale);
    const word = wordOf(kinds, resource) ?? resource;
    return { one: word, many: word };
  };
}

/** The word for a name that the server sent; undefined without one. */
export function wordOf(words: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}
