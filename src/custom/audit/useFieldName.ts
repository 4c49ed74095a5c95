import { useLabel } from '../../i18n/useLabel.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { AUDIT_WORDS } from './audit-words.ts';
import { wordOf } from './word-of.ts';
import { useFields } from './useFields.ts';

/** The label of a field: from its schema, or from our words when it has none. Suspends. */
export function useFieldName(resource: string): (source: string) => string {
  const declared = useFields(resource);
  const { fields } = useDictionary(AUDIT_WORDS);
  const labelOf = useLabel();
  return (source) => {
    const field = declared[source];
    return field === undefined ? (wordOf(fields, source) ?? source) : labelOf(field.label);
  };
}
