import { changesBetween, type Change } from '../../../domain/changes/changes-between.ts';
import type { AuditEntry } from '../../dataProvider/audit-calls.ts';

/** The real changes of an entry. The entry may hold more, such as a name that did not change. */
export function realChanges({ changes }: Pick<AuditEntry, 'changes'>): [source: string, Change][] {
  const version = (at: 0 | 1) =>
    Object.fromEntries(Object.entries(changes).map(([source, change]) => [source, change[at]]));
  return Object.entries(changesBetween(version(0), version(1)));
}
