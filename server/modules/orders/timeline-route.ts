import { sql as raw } from 'kysely';
import { eventsOf, originOf, TIMELINE_ENTRY, type TimelineEntry } from '../../../domain/orders/timeline.ts';
import { isProvider } from '../../../domain/payments/provider.ts';
import type { Sql } from '../../db/database.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { findPeople, readableChanges } from '../audit/module.ts';
import { NOTE_ACTION } from './notes.ts';
import { branchWithinReach } from './order-answer.ts';

const USUAL = 20;

/** `GET /orders/{id}/timeline`: who did what with an order, and the notes of the team; the latest first. */
export const timelineRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/orders/{id}/timeline',
  operationId: 'getOrderTimeline',
  summary: 'Who did what with an order and when, with the notes of the team; the latest first',
  access: { permission: 'orders.read' },
  query: {
    limit: { type: 'integer', minimum: 1, maximum: 100, default: USUAL },
    page: { type: 'integer', minimum: 1, default: 1 },
  },
  answers: {
    200: {
      description: 'A page of it',
      schema: { type: 'array', items: TIMELINE_ENTRY },
      headers: { 'x-total-count': 'Entries of the order' },
    },
  },
  async handle({ ports, storeId, query, params, access, user }) {
    const orderId = pathId(params, 'id');
    const limit = Number(query.get('limit') ?? USUAL);
    const page = Number(query.get('page') ?? 1);
    return ports.database.read(storeId, async (sql) => {
      await branchWithinReach(sql, storeId, access, orderId);
      const { rows, total } = await readEntries(sql, { storeId, orderId, limit, page });
      const users = rows.flatMap(({ user_id }) => user_id ?? []);
      const people = await findPeople(sql, storeId, users);
      const body = rows.map((row): TimelineEntry => {
        const actor = people.get(row.user_id ?? 0);
        const changes = readableChanges(ports.resources, access, 'orders', row.changes);
        return {
          id: row.id,
          type: row.type,
          at: row.at.toISOString(),
          user: actor?.name ?? null,
          provider: row.provider !== null && isProvider(row.provider) ? row.provider : null,
          origin: row.type === 'note' ? 'member' : originOf(row.user_id, row.request_id),
          member: actor?.member ?? false,
          events: row.type === 'note' ? [] : eventsOf(row.action, changes),
          text: row.text,
          edited: row.edited,
          own: row.type === 'note' && row.user_id === user.userId,
        };
      });
      return { status: 200, body, headers: { 'x-total-count': String(total) } };
    });
  },
};

interface EntryRow {
  id: number;
  type: TimelineEntry['type'];
  at: Date;
  user_id: number | null;
  provider: string | null;
  request_id: string;
  action: string;
  changes: unknown;
  text: string | null;
  edited: boolean;
}

interface Slice {
  storeId: number;
  orderId: number;
  limit: number;
  page: number;
}

/**
 * What happened before the order was deleted and returned is part of it. Its deletion is said by its return, and what an
 * order owes after a payment by the payment.
 */
async function readEntries(
  sql: Sql,
  { storeId, orderId, limit, page }: Slice,
): Promise<{ rows: EntryRow[]; total: number }> {
  const entries = raw<EntryRow>`
    select 'change' as type, a.id, a.at, a.user_id, a.action, a.changes, null::text as text, false as edited,
      n.provider, a.request_id
    from audit a
    left join payment_notifications n
      on n.store_id = a.store_id and a.user_id is null and a.request_id = 'payment-' || n.id
    where a.store_id = ${storeId} and a.resource = 'orders' and a.record_id = ${orderId}
      and a.action not in (${NOTE_ACTION}, 'delete')
      and not (a.action = 'balance' and not jsonb_exists(a.changes, 'order_status_id'))
    union all
    select 'note', id, created_at, user_id, '', '{}'::jsonb, text, edited_at is not null, null, ''
    from order_notes where store_id = ${storeId} and order_id = ${orderId}`;
  const { rows: counted } = await raw<{ total: number }>`
    select count(*) as total from (${entries}) e`.execute(sql);
  const { rows } = await raw<EntryRow>`
    select * from (${entries}) e order by at desc, id desc, type
    limit ${limit} offset ${(page - 1) * limit}`.execute(sql);
  return { rows, total: counted[0]?.total ?? 0 };
}
