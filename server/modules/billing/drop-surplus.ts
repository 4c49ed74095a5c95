import { addDays, dayOf } from '../../../domain/dates/day.ts';
import { featuresAt } from '../../../domain/plans/subscription/state.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { StoreTx } from '../../db/database.ts';
import { applyUpdate, lockRecords } from '../../resources/service.ts';
import type { Stored } from '../../resources/record-types.ts';
import { withFields } from '../../resources/with-fields.ts';
import { lockBranches } from '../branches/module.ts';
import { hideForPlan, productsBeyond } from '../catalog/module.ts';
import type { WriteContext } from '../module.ts';
import { systemWrite } from '../system-write.ts';
import { enqueueMail } from './mail-job.ts';
import type { KeptSubscription } from './subscription-row.ts';

/** Days in which a merchant chooses what stays on a smaller plan. */
export const CHOICE_DAYS = 7;

/**
 * Switches off lines and hides products that a smaller plan does not have, once the merchant had time to choose.
 * The main line stays, and the oldest of both. Nothing is deleted: a bigger plan brings them back.
 */
export async function dropSurplus(
  ports: ApiPorts,
  tx: StoreTx,
  kept: KeptSubscription,
): Promise<KeptSubscription> {
  const now = ports.clock.now();
  const { subscription, linesUntil: until } = kept;
  const { max_lines, max_products } = featuresAt(subscription, now);
  const today = dayOf(now, subscription.timeZone);
  const write = systemWrite(ports, tx, `plan-surplus-${tx.storeId}`);
  const lines = await linesBeyond(write, max_lines);
  const products = await productsBeyond(tx, max_products);
  if (lines.length + products.length === 0) return { ...kept, linesUntil: null };
  if (until === null) {
    const day = addDays(today, CHOICE_DAYS);
    const room = { products: String(max_products), lines: String(max_lines) };
    await enqueueMail(tx, { kind: 'plan_surplus', day, ...room }, now);
    return { ...kept, linesUntil: day };
  }
  if (today <= until) return kept;
  for (const line of lines) await applyUpdate(write, 'user-stores', line, withFields(line, { active: 0 }));
  await hideForPlan(write, products);
  // Of very many products the next look hides more.
  return { ...kept, linesUntil: (await productsBeyond(tx, max_products)).length > 0 ? until : null };
}

/** The lines that are on beyond this number: neither the main one nor the oldest. */
async function linesBeyond(write: WriteContext, most: number): Promise<Stored<'user-stores'>[]> {
  const ids = (await lockBranches(write.tx)).map(({ id }) => id);
  const records = await lockRecords(write, 'user-stores', ids);
  return records
    .filter((line) => line.active === 1)
    .toSorted((a, b) => (b.main ?? 0) - (a.main ?? 0) || a.id - b.id)
    .slice(most);
}
