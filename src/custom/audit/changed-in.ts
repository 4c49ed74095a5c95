import { sameValue } from '../../../domain/merge/three-way.ts';
import type { AuditEntry } from '../../dataProvider/audit-calls.ts';

/** What an entry really changed: it may hold more, such as the name that the record kept. */
export function changedIn({ changes }: Pick<AuditEntry, 'changes'>): [source: string, [unknown, unknown]][] {
  return Object.entries(changes).filter(([, [before, after]]) => !sameValue(before, after));
}
