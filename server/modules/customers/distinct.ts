import { sql as raw } from 'kysely';
import { closedObject } from '../../../domain/schema/schema-parts.ts';
import { phoneKey } from '../../../domain/phones/notations.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { ApiError } from '../../errors.ts';
import type { StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';
import type { MemberWrite } from '../../context.ts';

const PATH = '/stores/{storeId}/customers-duplicates/distinct';
const ACCESS = { permission: 'customers.delete', allBranches: true } as const;
const PHONE = {
  type: 'string',
  pattern: '^\\d{7,15}$',
  description: 'The number as the list of duplicates has it.',
} as const satisfies JsonSchema;

const markDistinct = storeRoute({
  method: 'POST',
  path: PATH,
  operationId: 'markDistinctCustomers',
  summary: 'Say that the clients of one number are different persons',
  access: ACCESS,
  body: closedObject({
    phone_number: PHONE,
    quantity: {
      type: 'integer',
      minimum: 2,
      description: 'How many clients the number had when it was read. With another count nothing is marked.',
    },
  }),
  refusals: ['selection_changed'],
  answers: { 204: { description: 'The number returns to the list with the next client who has it.' } },
  handle: (context) =>
    writeOnce(context, async (write) => {
      const { phone_number, quantity } = context.body;
      const ids = await lockClientsOf(write, phone_number);
      if (ids.length !== quantity) throw new ApiError('selection_changed');
      const { rows: marked } = await raw<{ id: number }>`
        insert into distinct_customers (store_id, id, user_id, marked_at)
        select ${write.storeId}, id, ${write.user.userId}, ${write.now} from unnest(${ids}::bigint[]) id
        on conflict do nothing returning id`.execute(write.tx.sql);
      await logAll(write, 'distinct', marked);
      return { status: 204 };
    }),
});

const unmarkDistinct = storeRoute({
  method: 'DELETE',
  path: PATH,
  operationId: 'unmarkDistinctCustomers',
  summary: 'Take back that the clients of one number are different persons',
  access: ACCESS,
  body: closedObject({ phone_number: PHONE }),
  answers: { 204: { description: 'The clients of the number are in the list of duplicates again.' } },
  handle: (context) =>
    writeOnce(context, async (write) => {
      const ids = await lockClientsOf(write, context.body.phone_number);
      const { rows: unmarked } = await raw<{ id: number }>`
        delete from distinct_customers where store_id = ${write.storeId} and id = any(${ids}::bigint[])
        returning id`.execute(write.tx.sql);
      await logAll(write, 'undo', unmarked);
      return { status: 204 };
    }),
});

/** Whether clients of one number are the same person. */
export const distinctRoutes: StoreRoute[] = [markDistinct, unmarkDistinct];

/**
 * One who was no other of a number stays so after a merge: its number is one of the client who stays. The marks of those
 * who go end. To be called before they go.
 */
export async function carryDistinct(
  { tx, storeId, user, now }: MemberWrite,
  keptId: number,
  gone: readonly number[],
): Promise<void> {
  await raw`
    insert into distinct_customers (store_id, id, user_id, marked_at)
    select ${storeId}, ${keptId}, ${user.userId}, ${now} where exists (
      select from distinct_customers d where d.store_id = ${storeId} and d.id = any(${gone}::bigint[])
    ) on conflict do nothing`.execute(tx.sql);
  await raw`delete from distinct_customers where store_id = ${storeId} and id = any(${gone}::bigint[])`.execute(
    tx.sql,
  );
}

/** The clients who have the number. Nobody of them gets another one until the transaction ends. Throws `not_found`. */
async function lockClientsOf({ tx, storeId }: MemberWrite, phone: string): Promise<number[]> {
  const { rows } = await raw<{ id: number }>`
    select id from customers where store_id = ${storeId} and id = any(array(
      select id from customer_phones where store_id = ${storeId} and phone = ${phoneKey(phone)}
    )) order by id for no key update`.execute(tx.sql);
  if (rows.length === 0) throw new ApiError('not_found');
  return rows.map(({ id }) => Number(id));
}

/** Screens hear of all clients at once: a number that stands for none may have thousands. */
async function logAll(
  write: MemberWrite,
  action: 'distinct' | 'undo',
  clients: readonly { id: number }[],
): Promise<void> {
  if (clients.length === 0) return;
  await recordAudit(
    write,
    clients.map(({ id }) => ({ action, resource: 'customers', recordId: Number(id), changes: {} })),
  );
  write.tx.notify({ type: 'customers.updated' });
}
