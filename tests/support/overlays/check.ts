/** Opens overlays one after the other, and looks at each on every device where it opens. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axe, axeIn, settled, sideways, still, wordsAstray } from '../screen-checks.ts';
import { lead } from '../lead.ts';
import { openShop, type Shop } from '../shop.ts';
import type { DemoIds, Overlay } from './overlay.ts';

const DEVICES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;
type Device = keyof typeof DEVICES;
/** The widths that a device stands for. A laptop shows what a desktop shows, in less room. */
const WIDTHS = { phone: [320, 390], desktop: [1280, 1440] } as const;

/** A phone has the heading in its bar, a desktop never: there that of the phone's page is about to go. */
const HEADINGS = { phone: 'h1', desktop: 'h1:not(header *)' } as const;

/** The tests of some rows of the table: a test each, on the same page. */
export function checkOverlays(overlaysOf: (ids: DemoIds) => readonly Overlay[]): void {
  const shop = openShop();
  let page: Page;
  let ready: readonly Overlay[];
  let before: Overlay | undefined;

  beforeAll(async () => {
    ready = overlaysOf(await makeRecords(shop));
    ({ page } = await shop.enter({ viewport: DEVICES.phone, reducedMotion: 'reduce' }));
  }, 120_000);

  describe('[SHL-05] axe finds nothing on what opens over a page, light and dark, from 320 to 1440 px wide', () => {
    const rows = overlaysOf({ product: 0, customer: 0, role: 0 }).map(
      ({ what }, row) => [what, row] as const,
    );
    test.each(rows)('%s', async (_, row) => {
      const overlay = ready[row];
      const faults =
        overlay && (await faultsOf(page, overlay, answersApart(overlay, before) ? reload : lead));
      before = overlay;
      expect(faults).toEqual([]);
    });
  });
}

const reload = (page: Page, path: string): Promise<unknown> => page.goto(path);

/** What the admin has loaded does not hold for an overlay that has records or answers of its own, nor after it. */
function answersApart(...overlays: (Overlay | undefined)[]): boolean {
  return overlays.some((one) => one?.before !== undefined || one?.after !== undefined);
}

/** Records of which the demo store has none that an overlay may change. */
async function makeRecords(shop: Shop): Promise<DemoIds> {
  const client = await shop.client();
  const make = async (path: string, data: object): Promise<number> => {
    const answer = await client.post<{ id: number }>(`/stores/${shop.server.storeId}${path}`, data);
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
  // As long as a name may be.
  const role = await make('/roles', {
    name: 'Despachos'.repeat(6).slice(0, 50),
    permissions: ['orders.read'],
  });
  await make('/users/invitations', {
    first_name: 'Lina',
    last_name: 'Mesa',
    email: 'lina@correo.co',
    role_id: role,
  });
  return { product, customer, role };
}

/** The problems of an overlay on each device where it opens. */
async function faultsOf(
  page: Page,
  overlay: Overlay,
  enter: (page: Page, path: string) => Promise<unknown>,
): Promise<string[]> {
  const { at, path, before, open, after } = overlay;
  const devices: Device[] = at === 'desktop' || at === 'phone' ? [at] : ['phone', 'desktop'];
  const faults: string[] = [];
  for (const device of devices) {
    await page.setViewportSize(DEVICES[device]);
    if (device === devices[0] || at === 'each') {
      await before?.(page);
      await enter(page, path);
      await settled(page);
      await open(page);
    }
    // The page of another width may have parts that load only now, and is out of sight until then.
    await still(page);
    await page.locator(HEADINGS[device]).first().waitFor();
    faults.push(...(await look(page, device, overlay)));
    if (at === 'each') await after?.(page);
  }
  if (at !== 'each') await after?.(page);
  return faults;
}

/** What is on both devices has the same colours there: one of them stands for each theme. */
async function look(page: Page, device: Device, { at, popup }: Overlay): Promise<string[]> {
  await still(page);
  const alone = at === 'phone' || at === 'desktop';
  const options = { popup: popup === true };
  const found = [
    ...(await wordsAstray(page)),
    ...(await (alone ? axe(page, options) : axeIn(page, device === 'phone' ? 'light' : 'dark', options))),
    ...(await sideways(page, WIDTHS[device])),
    ...(await page.evaluate(beyondWindow)),
  ];
  return found.map((fault) => `on a ${device}: ${fault}`);
}

/** In the page: controls of a dialog that stand beyond its window. */
function beyondWindow(): string[] {
  const controls = '[role=dialog] :is(a, button, input, select, textarea)';
  return [...document.querySelectorAll(controls)]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((one) => one.getBoundingClientRect().right > innerWidth || one.getBoundingClientRect().left < 0)
    .map((one) => `stands beyond the window: ${one.outerHTML.slice(0, 80)}`);
}
