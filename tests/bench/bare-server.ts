/**
 * The reference: node:http and pg with hand-written prepared statements, on the same database and with the same
 * answers. No session, no permissions, no scope, no validation: the minimum cost of a call. Environment: DATABASE_URL,
 * PORT, STORE_ID.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';

const storeId = Number(process.env['STORE_ID']);
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const RECORD = `p.*,
  (select coalesce(json_agg(row_to_json(i) order by i.position), '[]') from product_images i where i.store_id = p.store_id and i.parent_id = p.id) as product_images,
  (select coalesce(json_agg(row_to_json(o) order by o.position), '[]') from product_options o where o.store_id = p.store_id and o.parent_id = p.id) as product_options,
  (select coalesce(json_agg(row_to_json(v) order by v.position), '[]') from product_variants v where v.store_id = p.store_id and v.parent_id = p.id) as product_variants,
  (select coalesce(json_agg(row_to_json(a) order by a.position), '[]') from product_additional_info a where a.store_id = p.store_id and a.parent_id = p.id) as additional_info,
  (select coalesce(json_agg(c.target_id), '[]') from products_collections_id c where c.store_id = p.store_id and c.parent_id = p.id) as collections_id`;
const PAGE = {
  name: 'page',
  text: `select ${RECORD} from products p where p.store_id = $1 order by p.created_at desc, p.id desc limit 25`,
};
const COUNT = { name: 'count', text: 'select count(*) from products where store_id = $1' };
const ONE = { name: 'one', text: `select ${RECORD} from products p where p.store_id = $1 and p.id = $2` };
const FOUND = 'p.store_id = $1 and p.active = 1 and p.search_text like $2 and p.search_text like $3';
const SEARCH = {
  name: 'search',
  text: `select ${RECORD} from products p where ${FOUND} order by p.created_at desc, p.id desc limit 25`,
};
const SEARCH_COUNT = { name: 'search-count', text: `select count(*) from products p where ${FOUND}` };
const INSERT = {
  name: 'insert',
  text: `with row as (insert into products (store_id, name, price, active, slug, created_at, updated_at) values ($1, $2, $3, 1, $4, now(), now()) returning *),
    logged as (insert into audit (store_id, at, user_id, request_id, action, resource, record_id, changes)
      select store_id, now(), null, $4, 'create', 'products', id, '{}' from row)
    select * from row`,
};

type Handler = (url: URL, request: IncomingMessage) => Promise<{ body: unknown; total?: number }>;

const ROUTES: Record<string, Handler> = {
  '/page': async () => ({ body: (await pool.query(PAGE, [storeId])).rows }),
  '/page-counted': async () => {
    const [page, count] = await Promise.all([pool.query(PAGE, [storeId]), pool.query(COUNT, [storeId])]);
    return { body: page.rows, total: count.rows[0].count };
  },
  '/search': async (url) => {
    // Two words, both of which must occur, as in the product's search.
    const [one = '', other = ''] = (url.searchParams.get('search') ?? '').split(' ');
    const parameters = [storeId, `%${one}%`, `%${other}%`];
    const [page, count] = await Promise.all([
      pool.query(SEARCH, parameters),
      pool.query(SEARCH_COUNT, parameters),
    ]);
    return { body: page.rows, total: count.rows[0].count };
  },
  '/one': async (url) => ({ body: (await pool.query(ONE, [storeId, url.searchParams.get('id')])).rows[0] }),
  '/create': async (_, request) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { name, price } = JSON.parse(text);
    return { body: (await pool.query(INSERT, [storeId, name, price, crypto.randomUUID()])).rows[0] };
  },
};

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const { body, total } = (await ROUTES[url.pathname]?.(url, request)) ?? { body: null };
  response.writeHead(200, {
    'content-type': 'application/json',
    ...(total === undefined ? {} : { 'x-total-count': total }),
  });
  response.end(JSON.stringify(body));
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.writeHead(500);
    response.end(String(error));
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('ready\n'));
