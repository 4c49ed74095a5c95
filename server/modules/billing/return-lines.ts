import type { Subscription } from '../../../domain/plans/subscription/subscription.ts';
import { featuresAt } from '../../../domain/plans/subscription/state.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { StoreTx } from '../../db/database.ts';
import { applyUpdate, lockRecords } from '../../resources/service.ts';
import { withFields } from '../../resources/with-fields.ts';
import { lockBranches } from '../branches/module.ts';
import { systemWrite } from '../system-write.ts';

/**
 * Switches lines on again, the oldest first, when a payment gives the store room for more of them. A renewal gives no
 * more: what a merchant does without stays off.
 */
export async function returnLines(
  ports: ApiPorts,
  tx: StoreTx,
  before: Subscription,
  after: Subscription,
): Promise<void> {
  const now = ports.clock.now();
  const most = featuresAt(after, now).max_lines;
  if (most <= featuresAt(before, now).max_lines) return;
  const lines = await lockBranches(tx);
  const write = systemWrite(ports, tx, `plan-lines-${tx.storeId}`);
  const ids = lines.map(({ id }) => id);
  const records = await lockRecords(write, 'user-stores', ids);
  const room = Math.max(0, most - records.filter((line) => line.active === 1).length);
  const off = records.filter((line) => line.active !== 1).toSorted((a, b) => a.id - b.id);
  for (const line of off.slice(0, room))
    await applyUpdate(write, 'user-stores', line, withFields(line, { active: 1 }));
}
