/** Lists, one row and creation, against a bare server on the same database. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDatabase } from './running.ts';
import { compare, CLIENTS, type Target } from './load.ts';
import { residentBytes, startBare, startProduct, type Running } from './processes.ts';
import { rate, type Result } from './result.ts';
import { fillShop, PRODUCTS, type Shop } from './shop.ts';

const SECONDS = 5;
const UNIT = 'requests/s';

export async function benchDatabase(): Promise<Result[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tendero-bench-'));
  const postgres = await startDatabase(folder);
  try {
    const shop = await fillShop(postgres.source.ownerUrl);
    const environment = {
      DATABASE_URL: postgres.source.url,
      DATABASE_OWNER_URL: postgres.source.ownerUrl,
      TENDERO_DATA: path.join(folder, 'own'),
      TENDERO_DEMO: 'false',
    };
    const product = await startProduct(environment);
    // As the owner of the tables, whom row-level security does not concern: the bare server sets no scope.
    const bare = await startBare({
      ...environment,
      DATABASE_URL: postgres.source.ownerUrl,
      STORE_ID: String(shop.storeId),
    });
    try {
      return await run(shop, product, bare);
    } finally {
      await product.stop();
      await bare.stop();
    }
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function run(shop: Shop, product: Running, bare: Running): Promise<Result[]> {
  const headers = await signIn(product.origin, shop);
  const ours = (query: string): Target => ({
    url: `${product.origin}/api/v1/stores/${shop.storeId}/products${query}`,
    headers,
  });
  const theirs = (route: string): Target => ({ url: `${bare.origin}${route}` });

  // First, so that the lists are those of a busy shop: `count(*)` is quick only without writes since the last vacuum.
  const create = await compare(
    {
      ours: { ...ours(''), method: 'POST', next: newProduct },
      bare: { ...theirs('/create'), method: 'POST', next: newProduct },
    },
    SECONDS,
  );
  const page = await compare(
    { ours: ours('?limit=25'), counting: theirs('/page-counted'), plain: theirs('/page') },
    SECONDS,
  );
  const one = await compare(
    { ours: ours(`/${shop.productId}`), bare: theirs(`/one?id=${shop.productId}`) },
    SECONDS,
  );
  const search = await compare(
    { ours: ours('?limit=25&active.in=1&search=narino%2077'), bare: theirs('/search?search=narino%2077') },
    SECONDS,
  );
  const p99 = (a: { p99: number }, b: { p99: number }) => ({
    p99: a.p99,
    reference_p99: b.p99,
    clients: CLIENTS,
    rows: PRODUCTS,
  });
  return [
    rate(
      'page of 25 with exact total ÷ bare with count(*)',
      UNIT,
      8,
      page.ours.perSecond,
      page.counting.perSecond,
      p99(page.ours, page.counting),
    ),
    rate(
      'page of 25 with exact total ÷ bare without total',
      UNIT,
      0.5,
      page.ours.perSecond,
      page.plain.perSecond,
      p99(page.ours, page.plain),
    ),
    rate('one row ÷ bare', UNIT, 0.55, one.ours.perSecond, one.bare.perSecond, p99(one.ours, one.bare)),
    rate(
      'filtered and searched page with total ÷ bare',
      UNIT,
      null,
      search.ours.perSecond,
      search.bare.perSecond,
      p99(search.ours, search.bare),
    ),
    rate(
      'create with audit row ÷ bare insert with audit row',
      UNIT,
      0.33,
      create.ours.perSecond,
      create.bare.perSecond,
      p99(create.ours, create.bare),
    ),
    {
      name: 'memory of the server after the load',
      ratio: 1,
      goal: null,
      unit: 'MB',
      value: Math.round((await residentBytes(product.pid)) / 1e6),
      reference: Math.round((await residentBytes(bare.pid)) / 1e6),
    },
  ];
}

let made = 0;

/** A name of its own each, as in a shop. */
function newProduct(): { body: string; headers: Record<string, string> } {
  return {
    body: JSON.stringify({ name: `Camiseta nueva ${(made += 1)}`, price: 45_000, active: 1 }),
    headers: { 'content-type': 'application/json', 'x-request-id': crypto.randomUUID() },
  };
}

async function signIn(origin: string, { email, password }: Shop): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api/v1/users/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Signing in: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ');
  return { cookie, origin };
}
