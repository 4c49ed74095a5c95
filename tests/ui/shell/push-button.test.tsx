import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PushButton } from '../../../src/shell/bell/PushButton.tsx';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

const ON = 'Avisarme con Tendero cerrado';
const OFF = 'No avisarme con Tendero cerrado';

let browser: BrowserWithApi;
/** What the browser's person answers, and what the browser keeps. */
let permission: NotificationPermission;
let answer: NotificationPermission;
let kept: { key: string } | null;

const subscription = {
  unsubscribe: async () => ((kept = null), true),
  toJSON: () => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) },
  }),
};
const pushManager = {
  getSubscription: async () => (kept === null ? null : subscription),
  subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
    if (kept !== null && kept.key !== key) throw new DOMException('another key', 'InvalidStateError');
    kept = { key };
    return subscription;
  },
};

beforeAll(async () => {
  browser = await openBrowser({ push: { publicKey: 'our-key', send: async () => 'sent' } });
});
afterAll(() => browser.close());
beforeEach(() => {
  permission = 'default';
  answer = 'granted';
  kept = null;
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => (permission = answer),
  });
  const serviceWorker = { getRegistration: async () => ({ pushManager }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const open = () => openPart({ browser, path: '/', part: <PushButton /> });
const stored = async () =>
  (
    await browser.test.database.read(browser.test.storeId, (sql) =>
      sql.selectFrom('push_devices').select('endpoint').execute(),
    )
  ).length;

test('[SHL-07] a device is told of orders from a tap on, and no longer after another', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: ON }));
  expect(await screen.findByText(/^Este dispositivo te avisa de pedidos nuevos/)).toBeVisible();
  expect(await stored()).toBe(1);
  await user.click(await screen.findByRole('button', { name: OFF }));
  expect(await screen.findByText('Este dispositivo ya no te avisa con Tendero cerrado.')).toBeVisible();
  expect(await screen.findByRole('button', { name: ON })).toBeVisible();
  expect(await stored()).toBe(0);
});

test('[SHL-07] a person who refuses reads where to allow it, and nothing is stored', async () => {
  answer = 'denied';
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: ON }));
  expect(await screen.findByText(/^Los avisos de este sitio están bloqueados/)).toBeVisible();
  expect(await stored()).toBe(0);
});

test('[SHL-07] a subscription of another key is given back for one of ours', async () => {
  kept = { key: 'a former key' };
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: ON }));
  expect(await screen.findByText(/^Este dispositivo te avisa/)).toBeVisible();
  expect(kept).toEqual({ key: 'our-key' });
});
