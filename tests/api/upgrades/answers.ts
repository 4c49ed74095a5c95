/** Reads a store whole: each answer of the API that shows what is stored, by its path below the store. */
import type { TestAnswer, TestClient } from '../../support/client.ts';

export type Answers = Record<string, unknown>;

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, object> }> }>>;
}

/** Calls that show nothing stored, or only what another call shows. */
const SHOW_NO_ROWS = [
  '/domain/available',
  '/domain/verify',
  '/events',
  // Of the session that asks.
  '/push-device',
  // The one under way.
  '/imports',
  '/imports/shapes/{target}',
  '/imports/templates/{target}',
  '/verify-url/{url}',
  '/orders/{id}/proofs/{proofId}/file',
  '/imports/{id}/failures/file',
  '/billing/checkouts/{reference}',
  // Prices, which the program has.
  '/billing/{countryCode}/plans',
  '/billing/{countryCode}/plans/{planId}/payment-types',
  // What other calls answer of a client, and each reading of it is logged.
  '/customers/{id}/personal-data',
  // How many records name those that a person is about to delete.
  ...['collections', 'orders', 'products'].map((name) => `/${name}/counts`),
  // Workbooks of the lists' rows.
  ...[
    'collections',
    'customers',
    'inventory',
    'invoices',
    'orders',
    'payment-channels-store',
    'products',
    'user-stores',
  ].map((name) => `/${name}/export`),
];
/** What a call must be asked with. */
const queriesFor = (now: Date): Readonly<Record<string, readonly string[]>> => ({
  '/orders/stats': [lastMonth(now)],
  '/orders/money': [lastMonth(now)],
  '/orders/top-products': [lastMonth(now)],
  '/orders/profit': [lastMonth(now)],
  '/views': ['?resource=orders', '?resource=products'],
});

function lastMonth(now: Date): string {
  const day = (daysAgo: number) => new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  return `?from=${day(29)}&to=${day(0)}`;
}
const COUNTRY = 'CO';
const LONGEST_PAGE = 100;
/** Of so many records the paths below them are read too. The orders that `fillShop` makes are the newest. */
const WITH_DETAILS = 30;

interface Row {
  [name: string]: unknown;
}

/**
 * Asks for every call that the document has below a store, with the ids that its lists answer.
 * @param ids of the lists that answer none
 * @throws Error when a call fails, or takes a parameter that nothing here fills: then it is to be decided what it shows
 */
export async function readAnswers(
  client: TestClient,
  { storeId, now, ids }: { storeId: number; now: Date; ids: Readonly<Record<string, readonly number[]>> },
): Promise<Answers> {
  const queries = queriesFor(now);
  const { body } = await client.get<Document>('/openapi.json');
  const base = '/stores/{storeId}';
  const answers: Answers = {};
  const ask = async (below: string): Promise<void> => {
    const answer = await askFor(client, storeId, below);
    if (answer.status !== 200) throw new Error(`${below}: ${answer.status} ${JSON.stringify(answer.body)}`);
    answers[below] = answer.body;
  };

  const calls = Object.entries(body.paths)
    .filter(([path, verbs]) => path.startsWith(base) && verbs['get'] !== undefined)
    .map(([path]) => path.slice(base.length))
    .filter((below) => !SHOW_NO_ROWS.includes(below))
    .map((below) => below.replace('{countryCode}', COUNTRY))
    .toSorted();
  const pages = new Set(calls.filter((below) => isPaged(body, base + below)));
  for (const below of calls.filter((each) => !each.includes('{')))
    if (pages.has(below)) await ask(below + allPagesOf(below));
    else for (const query of queries[below] ?? ['']) await ask(below + query);
  for (const below of calls.filter((each) => each.includes('{')))
    for (const path of filled(below, answers, ids))
      for (const query of queries[below] ?? ['']) await ask(path + query);
  return answers;
}

function isPaged(document: Document, path: string): boolean {
  return JSON.stringify(document.paths[path]?.['get'] ?? {}).includes('"name":"page"');
}

const ALL = 'page=*';

function allPagesOf(below: string): string {
  return `?limit=${below === '/customers-duplicates' ? 20 : LONGEST_PAGE}&${ALL}`;
}

/** One answer. A path with `page=*` stands for the rows of all its pages. */
export async function askFor(
  client: TestClient,
  storeId: number,
  below: string,
): Promise<Pick<TestAnswer<unknown>, 'status' | 'body'>> {
  const at = `/stores/${storeId}${below}`;
  if (!below.endsWith(ALL)) return client.get(at);
  const all: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await client.get(at.replace(ALL, `page=${page}`));
    if (!Array.isArray(answer.body)) return answer;
    if (answer.body.length === 0) return { status: 200, body: all };
    all.push(...answer.body);
  }
}

/** The paths of a call for the rows of the list before its first parameter. */
function filled(below: string, answers: Answers, ids: Readonly<Record<string, readonly number[]>>): string[] {
  const at = below.indexOf('/{');
  const list = below.slice(0, at);
  const [, name = '', rest = ''] = /^\/\{(\w+)\}(.*)$/.exec(below.slice(at)) ?? [];
  const own = ids[list]?.map((id): Row => ({ id })) ?? rowsOf(list, answers);
  const rows = own.toSorted((a, b) => Number(b['id']) - Number(a['id']));
  if (list === '/inventory')
    return rows
      .slice(0, WITH_DETAILS)
      .map((row) =>
        below
          .replace('{productId}', idIn(row['product']))
          .replace('{variantId}', String(row['product_variant_id'])),
      );
  if (rest.includes('{')) throw new Error(`Nothing fills ${below}`);
  const chosen = rest === '' ? rows : rows.slice(0, WITH_DETAILS);
  return chosen.map((row) => `${list}/${String(row[OTHER_IDS[name] ?? 'id'])}${rest}`);
}

const OTHER_IDS: Readonly<Record<string, string>> = { methodId: 'payment_channel_id' };

function rowsOf(list: string, answers: Answers): Row[] {
  const own = Object.entries(answers).filter(([path]) => path === list || path.startsWith(`${list}?`));
  return own.flatMap(([, body]) => (Array.isArray(body) ? (body as Row[]) : []));
}

function idIn(value: unknown): string {
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : '';
}
