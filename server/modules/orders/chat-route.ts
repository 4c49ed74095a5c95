import { sql } from 'kysely';
import {
  CHAT_BODY,
  CHAT_DRAFT,
  MOST_MEANT,
  type ChatDraftAnswer,
} from '../../../domain/chat/chat-answers.ts';
import type { ChatProduct } from '../../../domain/chat/catalog.ts';
import { readChat, type ChatDraft } from '../../../domain/chat/read-chat.ts';
import { phoneKey } from '../../../domain/phones/notations.ts';
import { fold } from '../../../domain/places/fold.ts';
import type { Sql } from '../../db/database.ts';
import type { StoreContext } from '../../context.ts';
import { storeRoute } from '../../http/typed-route.ts';

/** Products that a chat is compared with: the newest, where a shop has more. */
const MOST_PRODUCTS = 5_000;
/** Lines of one order. */
const MOST_LINES = 100;

/** `POST /orders/read-chat`: a draft of an order from a pasted chat, for somebody who then checks and saves it. */
export const readChatRoute = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/orders/read-chat',
  operationId: 'readChat',
  summary: 'Read a draft of an order from a pasted chat; nothing is stored',
  access: { permission: 'orders.write' },
  body: CHAT_BODY,
  answers: { 200: { description: 'What the chat says, with its words', schema: CHAT_DRAFT } },
  handle: async ({ ports, storeId, user, body }) => ({
    status: 200,
    body: await ports.database.readReplica(storeId, async (db) => {
      const [products, names] = [await readProducts(db, storeId), await shopNames(db, storeId, user)];
      const draft = readChat(body.text, products, names);
      return answerOf(draft, await findCustomer(db, storeId, draft));
    }),
  }),
});

function answerOf(draft: ChatDraft, customerId: number | null): ChatDraftAnswer {
  return {
    ...draft,
    customer_id: customerId,
    lines: draft.lines.slice(0, MOST_LINES).map(({ products, chosen, quantity, from }) => ({
      product_ids: products.slice(0, MOST_MEANT).map(({ id }) => id),
      chosen: [...chosen].map(([name, value]) => ({ name, value })),
      quantity,
      from: from.join(' … '),
    })),
  };
}

async function readProducts(db: Sql, storeId: number): Promise<ChatProduct[]> {
  const { rows } = await sql<ChatProduct>`
    select p.id, p.name, p.sku, coalesce(o.options, '[]'::json) as options
    from products p left join lateral (
      select json_agg(json_build_object('name', name, 'values', array(
        select value ->> 'value' from jsonb_array_elements(options::jsonb) value
      )) order by position) as options
      from product_options where store_id = p.store_id and parent_id = p.id
    ) o on true
    where p.store_id = ${storeId} order by p.id desc limit ${MOST_PRODUCTS}`.execute(db);
  return rows;
}

/** The names and numbers under which the shop writes in its own chats. */
async function shopNames(db: Sql, storeId: number, { userId }: StoreContext['user']): Promise<string[]> {
  const { rows } = await sql<{ name: string | null }>`
    select name from stores where id = ${storeId}
    union all select name from user_stores where store_id = ${storeId}
    union all select mobile_phone_number from user_stores where store_id = ${storeId}
    union all select concat_ws(' ', first_name, last_name) from users where id = ${userId}`.execute(db);
  return rows.flatMap(({ name }) => name ?? []);
}

/** By phone, else by whole name where only one customer has it. */
async function findCustomer(db: Sql, storeId: number, { phone, name }: ChatDraft): Promise<number | null> {
  if (phone !== null) {
    const { rows } = await sql<{ id: number }>`
      select p.id from customer_phones p join customers c on c.store_id = p.store_id and c.id = p.id
      where p.store_id = ${storeId} and p.phone = ${phoneKey(phone.value)} and c.anonymised_at is null
      order by p.id limit 1`.execute(db);
    return rows[0] === undefined ? null : Number(rows[0].id);
  }
  const words = fold(name?.value ?? '')
    .split(' ')
    .filter((word) => word !== '');
  if (words.length < 2) return null;
  const patterns = words.map((word) => `%${word}%`);
  const { rows } = await sql<{ id: number; first_name: string; last_name: string | null }>`
    select id, first_name, last_name from customers
    where store_id = ${storeId} and anonymised_at is null and search_text like all(${patterns}::text[])
    order by id limit 50`.execute(db);
  const same = rows.filter(
    ({ first_name, last_name }) => fold(`${first_name} ${last_name ?? ''}`) === words.join(' '),
  );
  const [only, ...others] = same;
  return only === undefined || others.length > 0 ? null : Number(only.id);
}
