import type { AuditEntry } from '../../dataProvider/audit-calls.ts';
import { fill } from '../../i18n/fill.ts';
import { realChanges } from './real-changes.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { AUDIT_WORDS, type AuditWords } from './audit-words.ts';
import { wordOf } from './word-of.ts';
import { useFieldName } from './useFieldName.ts';
import { useKindName } from './useKindName.ts';

/** `Ana cambió «Precio» de Camisa roja`. Suspends while the labels of the resource's fields load. */
export function AuditSentence({ entry }: { entry: AuditEntry }) {
  const { sentence, ...words } = useDictionary(AUDIT_WORDS);
  const kind = useKindName()(entry.resource);
  const fieldName = useFieldName(entry.resource);
  const changed = realChanges(entry).map(([source]) => source);
  const named =
    entry.record_id === null ? kind.many : fill(words.record, { kind: kind.one, id: entry.record_id });
  const values = {
    user: userOf(entry, words),
    record: entry.record ?? named,
    count: changed.length,
    action: entry.action,
  };
  if (entry.action !== 'update') return <>{fill(wordOf(sentence, entry.action) ?? sentence.other, values)}</>;
  const [only] = changed;
  if (only === undefined) return <>{fill(sentence.touch, values)}</>;
  if (changed.length > 1) return <>{fill(sentence.update, values)}</>;
  return <>{fill(sentence.update_one, { ...values, field: fieldName(only) })}</>;
}

/** The actor; a note marks actors who have left the team. */
function userOf({ user, member }: AuditEntry, { nobody, left }: Pick<AuditWords, 'nobody' | 'left'>): string {
  if (user === null) return nobody;
  return member ? user : fill(left, { user });
}
