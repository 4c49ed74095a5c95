import type { BillingDetails } from '../../../domain/plans/billing-types.ts';
import { enterPast } from '../billing/module.ts';
import type { StoreWriter } from './store-writer.ts';

/** How the demo store has paid for its plan. */
export interface DemoBilling {
  billing: {
    details: BillingDetails;
    /** Of an offer, in days before today. One without a payment gave way to the next. */
    invoices: { plan: number; issued: number; paid: number | null }[];
  };
}

const DAY = 86_400_000;

/** All in one transaction, so that a load that was cut off has none or all. */
export async function keepDemoBilling(
  { ports, write }: StoreWriter,
  { billing: { details, invoices } }: DemoBilling,
): Promise<void> {
  const before = (days: number): Date => new Date(ports.clock.now().getTime() - days * DAY);
  await write(async ({ tx }) => {
    const known = await tx.sql
      .selectFrom('billing_information')
      .select('store_id')
      .where('store_id', '=', tx.storeId)
      .executeTakeFirst();
    if (known !== undefined) return;
    await enterPast(ports, tx, {
      details,
      invoices: invoices.map(({ plan, issued, paid }) => ({
        planId: plan,
        issued: before(issued),
        paid: paid === null ? null : before(paid),
      })),
    });
  });
}
