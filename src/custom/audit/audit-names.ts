import { AUDIT_WORDS } from '../../../generated/words/audit.ts';
import { inLocale, useAppLocale, useWords } from '../../i18n/words.ts';
import { findDescriptor } from '../../schema/descriptors.ts';

/** The name of a resource's records: from its schema, or from our words when it has none. */
export function useKindName(): (resource: string) => { one: string; many: string } {
  const locale = useAppLocale();
  const { kinds } = useWords(AUDIT_WORDS);
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
