/** News of orders for browsers whose panel is closed: a job for each of them, so that one that fails holds up no other. */
import { sql as raw } from 'kysely';
import { judge } from '../../../domain/access/access.ts';
import { isAlive } from '../../../domain/identity/sign-in-limits.ts';
import { formatMoney } from '../../../domain/money/format.ts';
import type { ApiPorts } from '../../context.ts';
import type { StoreTx } from '../../db/database.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { localeOf } from '../../http/language.ts';
import type { Job } from '../../jobs/job.ts';
import { mailTextsIn, memberAccess } from '../identity/module.ts';

export const ORDER_NEWS = defineJob('push.order', {
  type: 'object',
  properties: {
    order: { type: 'integer' },
    news: { enum: ['created', 'paid'] },
    session: { type: 'string' },
  },
  required: ['order', 'news', 'session'],
});

/**
 * Queues news for the devices of the store, in the transaction of the order's write.
 * @param by the member who wrote, whose own devices know
 */
export async function queueOrderNews(
  { sql, storeId }: StoreTx,
  orderId: number,
  news: 'created' | 'paid',
  by: number | null,
): Promise<void> {
  await raw`
    insert into jobs (store_id, kind, payload)
    select store_id, ${ORDER_NEWS.kind},
      jsonb_build_object('order', ${orderId}::bigint, 'news', ${news}::text, 'session', session_id)
    from push_devices
    where store_id = ${storeId} and user_id is distinct from ${by}::bigint`.execute(sql);
}

/**
 * Sends the news to one device, whose member may still read the order: their session, role and branches are asked anew.
 * Rejects where the push service does, so that the job is tried again.
 */
export async function sendOrderNews(ports: ApiPorts, job: Job, signal: AbortSignal): Promise<void> {
  const { push, database } = ports;
  const { storeId } = job;
  const { order: id, news, session } = ORDER_NEWS.read(job);
  if (push === undefined || storeId === null) return;
  const device = await deviceOf(ports, storeId, session);
  if (device === undefined) return;
  const member = await memberAccess(ports, storeId, device.user_id);
  if (member === null || judge(member.access, { permission: 'orders.read' }) !== 'allowed') return;
  const order = await database.read(storeId, (sql) =>
    sql
      .selectFrom('orders')
      .select(['sequence', 'total', 'currency', 'user_store_id'])
      .select(raw<string>`concat_ws(' ', customer ->> 'first_name', customer ->> 'last_name')`.as('buyer'))
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  if (order === undefined || member.access.branches?.includes(order.user_store_id) === false) return;
  const texts = mailTextsIn(device.language).push;
  const name = order.buyer.trim();
  const amount = formatMoney(order.total ?? 0, order.currency ?? undefined, localeOf(device.language));
  const sent = await push.send(
    device,
    {
      title: texts[news].replace('%{number}', String(order.sequence)),
      body: name === '' ? amount : `${amount} · ${name}`,
      path: `/orders/${id}`,
      tag: `order-${id}`,
    },
    signal,
  );
  if (sent === 'gone') await forget(ports, storeId, session, device.endpoint);
}

function forget({ database }: ApiPorts, storeId: number, session: string, endpoint: string) {
  return database.platformWrite((sql) =>
    sql
      .deleteFrom('push_devices')
      .where('store_id', '=', storeId)
      .where('session_id', '=', session)
      .where('endpoint', '=', endpoint)
      .execute(),
  );
}

/** The device of a session that is alive and has this store open: a tap leads to a page of the open store. */
async function deviceOf(ports: ApiPorts, storeId: number, session: string) {
  const device = await ports.database.platform((sql) =>
    sql
      .selectFrom('push_devices as d')
      .leftJoin('sessions as s', 's.id', 'd.session_id')
      .select(['d.user_id', 'd.endpoint', 'd.p256dh', 'd.auth', 'd.language'])
      .select([
        's.remember',
        's.last_seen_at as lastSeenAt',
        's.expires_at as expiresAt',
        's.store_id as open',
      ])
      .where('d.store_id', '=', storeId)
      .where('d.session_id', '=', session)
      .executeTakeFirst(),
  );
  if (device === undefined) return undefined;
  const { remember, lastSeenAt, expiresAt, open } = device;
  const lives =
    remember !== null &&
    lastSeenAt !== null &&
    expiresAt !== null &&
    isAlive({ remember, lastSeenAt, expiresAt }, ports.clock.now());
  if (!lives) await forget(ports, storeId, session, device.endpoint);
  return lives && open === storeId ? device : undefined;
}
