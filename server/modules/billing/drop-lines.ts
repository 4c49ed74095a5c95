import { addDays, dayOf } from '../../../domain/dates/day.ts';
import { featuresAt } from '../../../domain/plans/subscription/state.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { StoreTx } from '../../db/database.ts';
import { applyUpdate, lockRecords } from '../../resources/service.ts';
import { withFields } from '../../resources/with-fields.ts';
import { lockBranches } from '../branches/module.ts';
import { systemWrite } from '../system-write.ts';
import type { KeptSubscription } from './subscription-row.ts';

/** Days in which a merchant chooses which lines stay on a smaller plan. */
export const LINES_CHOICE_DAYS = 7;

/**
 * Switches off the lines that a smaller plan does not have, once the merchant had time to choose. The main line and the
 * oldest stay. Nothing is deleted: a bigger plan can switch them on again.
 */
export async function dropLines(
  ports: ApiPorts,
  tx: StoreTx,
  kept: KeptSubscription,
): Promise<KeptSubscription> {
  const now = ports.clock.now();
  const { subscription, linesUntil } = kept;
  const most = featuresAt(subscription, now).max_lines;
  const today = dayOf(now, subscription.timeZone);
  const lines = await lockBranches(tx);
  const write = systemWrite(ports, tx, `plan-lines-${tx.storeId}`);
  const records = await lockRecords(
    write,
    'user-stores',
    lines.map(({ id }) => id),
  );
  const active = records.filter((line) => line.active === 1);
  if (active.length <= most) return { ...kept, linesUntil: null };
  if (linesUntil === null) return { ...kept, linesUntil: addDays(today, LINES_CHOICE_DAYS) };
  if (today <= linesUntil) return kept;
  const byRank = active.toSorted((a, b) => (b.main ?? 0) - (a.main ?? 0) || a.id - b.id);
  for (const line of byRank.slice(most))
    await applyUpdate(write, 'user-stores', line, withFields(line, { active: 0 }));
  return { ...kept, linesUntil: null };
}
