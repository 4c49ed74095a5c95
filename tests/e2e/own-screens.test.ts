import { beforeAll, expect, test } from 'vitest';
import { PAYMENT_CHANNELS } from '../../domain/payments/channels.ts';
import { customRoutes } from '../../src/custom/routes.ts';
import { ADD_PATH } from '../../src/resources/payment-channels-store/provider-paths.ts';
import type { WatchedPage } from '../support/browser.ts';
import { makeExtremeRecords } from '../support/extreme-records.ts';
import { openShop } from '../support/shop.ts';
import { faultsOfScreen } from '../support/sweep.ts';

/** Screens of the application's own, beside those of the schemas. */
const OWN = [
  '/',
  ...customRoutes.map(({ path }) => path),
  // Each way to be paid has a form of its own.
  ...PAYMENT_CHANNELS.map(({ id }) => `${ADD_PATH}?method=${id}`),
];

const shop = openShop();
let visitor: WatchedPage;

beforeAll(async () => {
  await makeExtremeRecords(shop);
  visitor = await shop.enter({ reducedMotion: 'reduce' });
}, 60_000);

test.each(OWN)(
  '[SCH-06] [SHL-05] %s stands on a phone, a laptop and a desktop, in Spanish, accessible, never wider than the screen',
  async (path) => {
    expect(await faultsOfScreen(visitor, { path, primary: 'at most one' })).toEqual([]);
  },
);
