import { sql as raw } from 'kysely';
import { MERGE_BODY, type MergeBody } from '../../../domain/customers/customer-answers.ts';
import {
  furtherContacts,
  joinNotes,
  LONGEST_NOTES,
  MOST_CONTACTS,
  MERGE_PART_NAMES,
  MERGE_PARTS,
} from '../../../domain/customers/merge-parts.ts';
import { ApiError, invalid } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import { storeRoute } from '../../http/typed-route.ts';
import type { Draft, Stored } from '../../resources/record-types.ts';
import { component, VERSION } from '../../resources/routes/describe.ts';
import {
  answerRecord,
  applyUpdate,
  lockRecords,
  readRecord,
  recordAudit,
  resourceNamed,
  type AuditEntry,
  writeOnce,
} from '../../resources/service.ts';
import { withFields } from '../../resources/typed-records.ts';
import { repoint } from '../../resources/write/pointers.ts';
import { deleteViolation } from '../../resources/write/violations.ts';
import type { MemberWrite } from '../../context.ts';
import { carryDistinct } from './distinct.ts';
import { refreshPurchases } from './purchases.ts';

type Customer = Stored<'customers'>;

/**
 * `POST /customers/{id}/merge`: makes one client of several. Orders, notes, consents, sums and whatever else refers to
 * them move. The old ids lead to the one that stays. All or nothing.
 */
export const mergeRoute = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/customers/{id}/merge',
  operationId: 'mergeCustomers',
  summary: 'Merge clients who are one person into this one',
  access: { permission: 'customers.delete', allBranches: true },
  body: MERGE_BODY,
  answers: {
    200: {
      description: 'The client who stays.',
      headers: { ETag: VERSION },
      schema: component('Customers'),
    },
  },
  refusals: ['stale'],
  handle: (context) => {
    const keptId = pathId(context.params, 'id');
    return writeOnce(context, async (write) => {
      const { kept, others } = await lockAll(write, keptId, context.body);
      await applyUpdate(write, 'customers', kept, mergedRecord(kept, others, context.body.take ?? {}));
      const gone = others.map(({ id }) => id);
      const orders = await moveOrders(write, keptId, gone);
      await repoint(write, resourceNamed(write.ports, 'customers'), keptId, gone);
      await leadOn(write, keptId, gone);
      await carryDistinct(write, keptId, gone);
      await raw`delete from customers where store_id = ${write.storeId} and id = any(${gone}::bigint[])`
        .execute(write.tx.sql)
        .catch((error: unknown) => {
          throw deleteViolation(error, write.ports.resources);
        });
      await refreshPurchases(write.tx, [keptId], write.now);
      await logMerge(write, keptId, others, orders);
      const record = await readRecord(write, 'customers', keptId);
      if (record === null) throw new ApiError('not_found');
      return answerRecord(write, 'customers', record);
    });
  },
});

/** Their orders first: an order locks itself before its customer. Throws `not_found` and `stale`. */
async function lockAll(
  write: MemberWrite,
  keptId: number,
  { customers, take = {} }: MergeBody,
): Promise<{ kept: Customer; others: Customer[] }> {
  const versions = new Map(customers.map(({ id, version }) => [id, version]));
  if (!versions.has(keptId) || versions.size < 2) throw invalid({ customers: { key: 'reference' } });
  for (const part of MERGE_PART_NAMES) {
    const from = take[part];
    if (from !== undefined && !versions.has(from)) throw invalid({ [`take.${part}`]: { key: 'reference' } });
  }
  const ids = [...versions.keys()];
  await raw`
    select id from orders where store_id = ${write.storeId} and customer_id = any(${ids}::bigint[])
    order by id for no key update`.execute(write.tx.sql);
  const records = await lockRecords(write, 'customers', ids);
  const kept = records.find(({ id }) => id === keptId);
  if (kept === undefined || records.length < ids.length) throw new ApiError('not_found');
  if (records.some(({ anonymised_at }) => anonymised_at !== null))
    throw invalid({ customers: { key: 'erased' } });
  const moved = records.find(({ id, version }) => versions.get(id) !== version);
  if (moved !== undefined)
    throw new ApiError('stale', {
      details: { current: (await answerRecord(write, 'customers', moved)).body },
    });
  return { kept, others: records.filter(({ id }) => id !== keptId) };
}

/**
 * The one who stays, with the parts of the others that were chosen. Phones and mails that were not stay as further ones.
 * Throws `invalid` for notes that are too long, and for too many phones.
 */
function mergedRecord(
  kept: Customer,
  others: readonly Customer[],
  take: NonNullable<MergeBody['take']>,
): Draft<'customers'> {
  const all = [kept, ...others];
  const chosen = MERGE_PART_NAMES.flatMap((part) => {
    const from = all.find(({ id }) => id === take[part]) ?? kept;
    return MERGE_PARTS[part].map((source) => [source, from[source]] as const);
  });
  const notes = joinNotes(all.map((one) => one.notes));
  if (notes !== null && notes.length > LONGEST_NOTES)
    throw invalid({ notes: { key: 'maxLength', args: { limit: LONGEST_NOTES } } });
  const merged = withFields({ ...kept, ...Object.fromEntries(chosen) }, { notes });
  const contacts = furtherContacts(merged, all);
  if (contacts.length > MOST_CONTACTS)
    throw invalid({ contacts: { key: 'maxItems', args: { limit: MOST_CONTACTS } } });
  return { ...merged, contacts };
}

/** @returns how many orders moved; those that are deleted and may return move too */
async function moveOrders(
  { tx, storeId, now }: MemberWrite,
  keptId: number,
  gone: number[],
): Promise<number> {
  const { numAffectedRows = 0n } = await raw`
    update orders set customer_id = ${keptId}, version = version + 1, updated_at = ${now},
      customer = case when customer ? 'id' then jsonb_set(customer, '{id}', to_jsonb(${keptId}::bigint)) else customer end
    where store_id = ${storeId} and customer_id = any(${gone}::bigint[])`.execute(tx.sql);
  await raw`
    update undo_rows set row = jsonb_set(row, '{customer_id}', to_jsonb(${keptId}::bigint))
    where store_id = ${storeId} and (row->>'customer_id')::bigint = any(${gone}::bigint[])`.execute(tx.sql);
  return Number(numAffectedRows);
}

/** The old ids, and those that led to them, lead to the one who stays. */
async function leadOn(write: MemberWrite, keptId: number, gone: readonly number[]): Promise<void> {
  await write.tx.sql
    .updateTable('merged_customers')
    .set({ into_id: keptId })
    .where('store_id', '=', write.storeId)
    .where('into_id', 'in', gone)
    .execute();
  await write.tx.sql
    .insertInto('merged_customers')
    .values(
      gone.map((id) => ({
        store_id: write.storeId,
        id,
        into_id: keptId,
        user_id: write.user.userId,
        merged_at: write.now,
      })),
    )
    .execute();
}

async function logMerge(
  write: MemberWrite,
  keptId: number,
  others: readonly Customer[],
  orders: number,
): Promise<void> {
  const gone = others.map(({ id }) => id);
  await recordAudit(write, [
    {
      action: 'merge',
      resource: 'customers',
      recordId: keptId,
      changes: { merged: [null, gone.join(', ')], orders: [null, orders] },
    },
    ...others.map(({ id, first_name, last_name, phone_number, email, dni }): AuditEntry => ({
      action: 'merge',
      resource: 'customers',
      recordId: id,
      changes: Object.fromEntries(
        Object.entries({ first_name, last_name, phone_number, email, dni, merged_into: null })
          .map(([source, before]): [string, [unknown, unknown]] => [
            source,
            source === 'merged_into' ? [null, keptId] : [before, null],
          ])
          .filter(([, [before, after]]) => before !== null || after !== null),
      ),
    })),
  ]);
  for (const id of gone) write.tx.notify({ type: 'customers.deleted', id });
  write.tx.notify({ type: 'customers.updated', id: keptId });
}
