import { featuresAt, type Subscription } from '../../../domain/plans/subscription.ts';
import type { ApiPorts } from '../../context.ts';
import type { StoreTx } from '../../db/database.ts';
import { applyUpdate, lockRecords } from '../../resources/service.ts';
import { withFields } from '../../resources/typed-records.ts';
import { lockBranches } from '../branches/module.ts';
import { showForPlan } from '../catalog/module.ts';
import { systemWrite } from '../system-write.ts';

/**
 * Brings back what a smaller plan had no room for, the oldest first, when a payment gives more room. A
 * renewal gives no more: what a merchant does without stays off.
 */
export async function returnSurplus(
  ports: ApiPorts,
  tx: StoreTx,
  before: Subscription,
  after: Subscription,
): Promise<void> {
  const now = ports.clock.now();
  if (featuresAt(after, now).max_lines <= featuresAt(before, now).max_lines) return;
  await returnLines(ports, tx, featuresAt(after, now).max_lines);
  await returnProducts(ports, tx, after);
}

async function returnLines(ports: ApiPorts, tx: StoreTx, most: number): Promise<void> {
  const write = systemWrite(ports, tx, `plan-lines-${tx.storeId}`);
  const ids = (await lockBranches(tx)).map(({ id }) => id);
  const records = await lockRecords(write, 'user-stores', ids);
  const room = Math.max(0, most - records.filter((line) => line.active === 1).length);
  const off = records.filter((line) => line.active !== 1).toSorted((a, b) => a.id - b.id);
  for (const line of off.slice(0, room))
    await applyUpdate(write, 'user-stores', line, withFields(line, { active: 1 }));
}

/** Shows the products again that were hidden for the plan; of very many, the next look shows more. */
export async function returnProducts(
  ports: ApiPorts,
  tx: StoreTx,
  subscription: Subscription,
): Promise<void> {
  const write = systemWrite(ports, tx, `plan-products-${tx.storeId}`);
  await showForPlan(write, featuresAt(subscription, ports.clock.now()).max_products);
}
