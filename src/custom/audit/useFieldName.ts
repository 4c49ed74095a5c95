import { useWords } from '../../i18n/useWords.ts';
import { useAuditWords, wordOf } from './useAuditWords.ts';
import { useFields } from './useFields.ts';

/** What a field of a resource is called: by its schema, or by our words where it has none. Suspends. */
export function useFieldName(resource: string): (source: string) => string {
  const declared = useFields(resource);
  const { fields } = useAuditWords();
  const inWords = useWords();
  return (source) => {
    const field = declared[source];
    return field === undefined ? (wordOf(fields, source) ?? source) : inWords(field.label);
  };
}
