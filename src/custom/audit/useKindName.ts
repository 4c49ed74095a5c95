import { inLocale } from '../../i18n/words.ts';
import { findDescriptor } from '../../schema/descriptors.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useAppLocale } from '../../i18n/useAppLocale.ts';
import { AUDIT_WORDS } from './audit-words.ts';
import { wordOf } from './word-of.ts';

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
