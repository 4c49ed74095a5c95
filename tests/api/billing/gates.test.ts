import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEATURES, PLAN_FEATURES, PLAN_ITEMS, type PlanFeatureSet } from '../../../domain/plans/features.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';

interface Refusal {
  code?: string;
  id?: number;
  limit?: string;
  max?: number;
  feature?: string;
}
type Answer = Promise<{ status: number; body: Refusal }>;
type Gate = keyof PlanFeatureSet;

const FREE = PLAN_FEATURES.free;
const MEGABYTE = 1_000_000;

let api: TestApi;
let owner: TestClient;
let base: string;

/** The store of the test, with `plan` and without a trial; sessions see it at once. */
async function setPlan(plan: 'free' | 'pro'): Promise<void> {
  await api.database.platformWrite((sql) =>
    sql
      .updateTable('stores')
      .set({ plan, trial_ended_at: null })
      .where('id', '=', api.otherStoreId)
      .execute(),
  );
  // The session cache lasts a second.
  api.clock.advance(2000);
  owner = await signedIn(api, 'outsider');
}

const product = (fields: object) =>
  owner.post<Refusal>(`${base}/products`, { name: 'Cosa', price: 1, active: 0, ...fields });
const pictures = (count: number) => ({
  product_images: Array.from({ length: count }, (_, at) => ({
    picture_url: `https://fotos.example.co/${at}.webp`,
  })),
});
let phone = 573_002_220_000;
const line = () =>
  owner.post<Refusal>(`${base}/user-stores`, { name: 'Línea', mobile_phone_number: String((phone += 1)) });

async function upload(): Answer {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'a.png'));
  const response = await owner.raw(`${base}/files`, { method: 'POST', body: form });
  const body: Refusal = await response.json();
  return { status: response.status, body };
}

/** Ways past each gate. A gate without one fails the first test; each call is one that the free plan must refuse. */
const WAYS: Readonly<Record<Gate, Readonly<Record<string, () => Answer>>>> = {
  max_products: {
    'a product that is published': () => product({ active: 1 }),
    'a hidden one that is shown': async () => {
      const { body } = await product({});
      return owner.patch<Refusal>(`${base}/products/${body.id}`, { active: 1 });
    },
  },
  max_lines: {
    'one more line': line,
    'all lines switched on again': () => owner.put<Refusal>(`${base}/disable-user-stores`, []),
    'another main line': async () => {
      const { body } = await owner.get<{ id: number; main: number }[]>(`${base}/user-stores`);
      const other = body.find(({ main }) => main === 0);
      return owner.put<Refusal>(`${base}/user-stores/${other?.id}/default`, {});
    },
  },
  max_images_per_product: {
    'a product with one picture too many': () => product(pictures(FREE.max_images_per_product + 1)),
    'one more picture of a product': async () => {
      const { body } = await product(pictures(FREE.max_images_per_product));
      const more = pictures(FREE.max_images_per_product + 1);
      return owner.patch<Refusal>(`${base}/products/${body.id}`, more);
    },
  },
  max_file_megabytes: { 'one more file': upload },
  is_bulk_upload_enabled: {
    'an import of products': () =>
      owner.post<Refusal>(`${base}/imports`, { target: 'products', file_name: 'x.csv', total: 1 }),
    'an import of stock': () =>
      owner.post<Refusal>(`${base}/imports`, { target: 'inventory', file_name: 'x.csv', total: 1 }),
    'an export of stock': () => owner.get<Refusal>(`${base}/inventory/export?format=csv`),
  },
  is_custom_domain_enabled: {
    'a domain': () => owner.post<Refusal>(`${base}/domain/confirm`, { domain: 'alma.co' }),
    'the check of a domain': () => owner.put<Refusal>(`${base}/domain/check`, { domain: 'alma.co' }),
  },
  is_bulk_order_deletion_enabled: {
    'several orders deleted': () => owner.delete<Refusal>(`${base}/orders`, { ids: [1, 2] }),
  },
  is_payment_checkouts_enabled: {
    'a channel of payments': () => owner.post<Refusal>(`${base}/payment-channels-store/1`, {}),
    'the order of the channels': () =>
      owner.put<Refusal>(`${base}/payment-channels-store/order`, { ids: [1] }),
    'a link to pay an order': () => owner.post<Refusal>(`${base}/orders/1/payment-link`, {}),
  },
  is_marketing_enabled: {
    'the ids of what counts visits': () =>
      owner.put<Refusal>(`${base}/marketing`, {
        google_analitycs_tracking_id: 'G-AB12CD34EF',
        facebook_pixel_code: null,
      }),
    'one of them among other settings': () =>
      owner.patch<Refusal>(base, { call_to_action_button: 'Pedir', facebook_pixel_code: '1234567890' }),
  },
};

/** Fills the store up to its free limits, with lines that a bigger plan had. */
async function fill(): Promise<void> {
  await setPlan('pro');
  for (let n = 0; n < FREE.max_products; n += 1) expect((await product({ active: 1 })).status).toBe(201);
  for (let n = 0; n < FREE.max_lines + 1; n += 1) expect((await line()).status).toBe(201);
  const now = api.clock.now();
  const size = FREE.max_file_megabytes * MEGABYTE;
  const file = { store_id: api.otherStoreId, name: 'much.pdf', size, checked_at: now, created_at: now };
  await api.database.write(api.otherStoreId, ({ sql }) =>
    sql.insertInto('stored_files').values(file).execute(),
  );
}

beforeAll(async () => {
  api = await createTestApi();
  base = `/stores/${api.otherStoreId}`;
  await fill();
}, 240_000);
afterAll(() => api.close());

test('every gate of the plans has ways past it here', () => {
  expect(Object.keys(WAYS).toSorted()).toEqual(FEATURES.toSorted());
  for (const ways of Object.values(WAYS)) expect(Object.keys(ways)).not.toEqual([]);
});

test('what sets the cards of the plans apart is a gate, or a service of people', () => {
  const promised = PLAN_ITEMS.filter(({ free, pro }) => free !== pro);
  expect(promised.filter(({ gate }) => gate === null).map(({ item }) => item)).toEqual(['priority_support']);
});

const TRIES = Object.entries(WAYS).flatMap(([gate, ways]) =>
  Object.entries(ways).map(([way, go]): [string, string, () => Answer] => [gate, way, go]),
);

test.each(TRIES)(
  '[SHL-13] [PRD-09] %s: the free plan refuses %s, as the upgrade dialog reads it',
  async (gate, _, go) => {
    await setPlan('free');
    const { status, body } = await go();
    const most = new Map<string, boolean | number>(Object.entries(FREE)).get(gate);
    const { code, limit, max, feature } = body;
    expect({ status, code, limit, max, feature }).toEqual(
      typeof most === 'number'
        ? { status: 403, code: 'plan_limit', limit: gate, max: most, feature: undefined }
        : { status: 403, code: 'plan_required', limit: undefined, max: undefined, feature: gate },
    );
  },
);

test.each(TRIES)('[SHL-13] %s: a plan that has it lets %s through the gate', async (_, __, go) => {
  await setPlan('pro');
  const { status, body } = await go();
  expect([status, body.code]).not.toEqual([403, expect.any(String)]);
});
