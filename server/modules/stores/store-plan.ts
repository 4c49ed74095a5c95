import {
  PLAN_FEATURES,
  planFeatures,
  type PlanFeatureSet,
  type StorePlan,
} from '../../../domain/plans/features.ts';
import { nitCheckDigit } from '../../../domain/documents/documents.ts';
import { planState } from '../../../domain/plans/plan-state.ts';
import type { Sql } from '../../db/database.ts';
import { sha256 } from '../../encoding.ts';

/** The columns of a store, `st` in a statement, that say what its plan allows. */
export const PLAN_COLUMNS = [
  'st.plan',
  'st.store_plan_status_id',
  'st.next_cut_date',
  'st.trial_ended_at',
  'st.time_zone',
] as const;

/** `PLAN_COLUMNS` of one store; null in each where a join found none. */
export interface StorePlanRow {
  plan: string | null;
  store_plan_status_id: number | null;
  next_cut_date: string | null;
  trial_ended_at: Date | null;
  time_zone: string | null;
}

/** What the plan of this row allows at this instant; what is free without a store. */
export function featuresOf(row: StorePlanRow, now: Date): PlanFeatureSet {
  const plan = planOfRow(row);
  return plan === null ? PLAN_FEATURES.free : planFeatures(plan, now);
}

/** Whether the plan of this row must be paid before the store sells again. */
export function isUnpaid(row: StorePlanRow, now: Date): boolean {
  const plan = planOfRow(row);
  return plan !== null && planState(plan, now).blocked;
}

function planOfRow(row: StorePlanRow): StorePlan | null {
  const { plan, store_plan_status_id, next_cut_date, trial_ended_at, time_zone } = row;
  if (plan === null || store_plan_status_id === null || time_zone === null) return null;
  return {
    plan,
    store_plan_status_id,
    next_cut_date,
    trial_ended_at: trial_ended_at?.toISOString() ?? null,
    time_zone,
  };
}

/** What a store tries the plan with: each of them once (decision 79). */
type TrialKey = { kind: 'phone'; phone: string; proven: boolean } | { kind: 'document'; number: string };

/**
 * Stores that this phone or document has had its trial, unless another store did. A phone that a code was read on takes
 * the place of one that a stranger typed; that needs the platform's reach.
 * @returns whether it was another store's
 */
export async function isTriedElsewhere(
  sql: Sql,
  storeId: number,
  used: TrialKey,
  now: Date,
): Promise<boolean> {
  const key = await sha256(used.kind === 'phone' ? `phone ${used.phone}` : `document ${plain(used.number)}`);
  const proven = used.kind === 'document' || used.proven;
  if (used.kind === 'phone' && proven)
    await sql.deleteFrom('trials').where('key', '=', key).where('proven', '=', false).execute();
  await sql
    .insertInto('trials')
    .values({ key, store_id: storeId, proven, created_at: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const own = await sql
    .selectFrom('trials')
    .select('key')
    .where('key', '=', key)
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  return own === undefined;
}

/** A NIT of a business with its check digit; a cédula of as many digits begins with 1. */
const NIT = /^([89]\d{8})(\d)$/;

/** A document without dots, spaces and the check digit of a NIT. */
function plain(number: string): string {
  const key = number
    .trim()
    .replace(/-\d$/, '')
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .toUpperCase();
  const [, nit, check] = NIT.exec(key) ?? [];
  return nit !== undefined && nitCheckDigit(nit) === Number(check) ? nit : key;
}
