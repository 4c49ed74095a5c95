import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Overlay } from '../support/overlays/overlay.ts';
import { overlaysOf } from '../support/overlays/table.ts';
import { axe, settled, sideways, still, wordsAstray } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';

const sources = import.meta.glob<string>('../../src/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Parts that lie over a page: of MUI and of the kit. */
const PART =
  /\b(?:Autocomplete|Dialog|StepDialog|FormDialog|Drawer|Menu|Modal|Popover|Popper|Snackbar|BottomSheet|LeaveGuard|MenuButton)\b/;
/** An import of such a part: `import Dialog from '…'` or `import { Dialog, … } from '…'`. */
const IMPORT = /^import (?!type)([^;]*?) from '[^']+';$/gm;

const DEVICES = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
  desktop: { width: 1440, height: 900 },
} as const;
type Device = keyof typeof DEVICES;

const shop = openShop();
const table = overlaysOf({ product: 0, customer: 0, role: 0 });
let page: Page;
let ready: Overlay[];

beforeAll(async () => {
  const client = await shop.client();
  const store = `/stores/${shop.server.storeId}`;
  const make = async (path: string, data: object): Promise<number> => {
    const answer = await client.post<{ id: number }>(store + path, data);
    expect(answer.status).toBe(201);
    return answer.body.id;
  };
  const product = await make('/products', { name: 'Ruana de prueba', price: 90_000, quantity_available: 3 });
  const customer = await make('/customers', {
    first_name: 'Lina',
    last_name: 'Mesa',
    email: 'lina@mesa.co',
    phone_number: '573009998877',
    country_code: 'CO',
    city_id: '05001',
  });
  const role = await make('/roles', { name: 'Bodega', permissions: ['orders.read'] });
  await make('/users/invitations', {
    first_name: 'Lina',
    last_name: 'Mesa',
    email: 'lina@correo.co',
    role_id: role,
  });
  ready = overlaysOf({ product, customer, role });
  ({ page } = await shop.enter({ viewport: DEVICES.phone, reducedMotion: 'reduce' }));
  page.setDefaultTimeout(30_000);
}, 120_000);

async function look(device: Device, { popup }: Overlay): Promise<string[]> {
  await still(page);
  const found = [
    ...(await wordsAstray(page)),
    // A laptop shows what a desktop shows, in less room.
    ...(device === 'laptop' ? [] : await axe(page, { popup: popup === true })),
    ...(await sideways(page, device === 'phone' ? [320, 390] : [DEVICES[device].width])),
  ];
  return found.map((fault) => `on a ${device}: ${fault}`);
}

/** The problems of an overlay on each device where it opens. */
async function faultsOf(overlay: Overlay): Promise<string[]> {
  const { at, path, open, after } = overlay;
  const faults: string[] = [];
  const first: Device = at === 'desktop' ? 'desktop' : 'phone';
  const devices: Device[] = at === 'each' ? ['phone', 'desktop'] : [first];
  for (const device of devices) {
    await page.setViewportSize(DEVICES[device]);
    await page.goto(path);
    await settled(page);
    await open(page);
    faults.push(...(await look(device, overlay)));
    if (at === 'both') {
      await page.setViewportSize(DEVICES.desktop);
      faults.push(...(await look('desktop', overlay)));
    }
    if (at === 'both' || device === 'desktop') {
      await page.setViewportSize(DEVICES.laptop);
      faults.push(...(await look('laptop', overlay)));
    }
    await after?.(page);
  }
  return faults;
}

describe('[SHL-05] axe finds nothing on what opens over a page, light and dark, 390, 1280 and 1440 px wide', () => {
  test.each(table.map(({ what }, row) => [what, row] as const))('%s', async (_, row) => {
    const overlay = ready[row];
    expect(overlay && (await faultsOf(overlay))).toEqual([]);
  });
});

test('every file that opens something over a page has its row', () => {
  const opening = Object.entries(sources)
    .filter(([, text]) => [...text.matchAll(IMPORT)].some(([, names]) => PART.test(names ?? '')))
    .map(([path]) => path.replace('../../src/', ''))
    .filter((path) => !path.startsWith('ui/') && !path.startsWith('public/'));
  const rows = new Set(table.flatMap(({ of }) => of));
  expect(opening.filter((path) => !rows.has(path))).toEqual([]);
  expect([...rows].filter((path) => !(`../../src/${path}` in sources))).toEqual([]);
});
