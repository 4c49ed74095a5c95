import { useLocale } from 'ra-core';
import { inLocale } from '../../i18n/words.ts';
import { findDescriptor } from '../../schema/descriptors.ts';
import { useAuditWords, wordOf } from './useAuditWords.ts';

/** What the records of a resource are called: by its schema, or by our words where it has none. */
export function useKindName(): (resource: string) => { one: string; many: string } {
  const locale = useLocale() ?? 'es';
  const { kinds } = useAuditWords();
  return (resource) => {
    const descriptor = findDescriptor(resource);
    if (descriptor !== undefined) return inLocale(descriptor.label, locale);
    const word = wordOf(kinds, resource) ?? resource;
    return { one: word, many: word };
  };
}
