import type { AuditEntry } from '../../dataProvider/audit-calls.ts';

/** Ids of the entries that offer the undo of their call: of a call that changed many records the first on the page. */
export function firstOfEachUndo(entries: readonly AuditEntry[]): ReadonlySet<number> {
  const first = new Map<number, number>();
  for (const { id, undo } of entries) if (undo !== null && !first.has(undo.id)) first.set(undo.id, id);
  return new Set(first.values());
}
