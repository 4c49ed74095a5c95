import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createSessionStore } from '../../../src/authProvider/session-store.ts';
import { forgetUser } from '../../../src/authProvider/sign-out.ts';
import type { LiveEvent } from '../../../src/dataProvider/live.ts';
import { chooseAppearance, storedAppearance } from '../../../src/theme/appearance.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin } from '../stage.tsx';

let browser: BrowserWithApi;
/** Notes that were started, and their pitches. */
let notes = 0;
let pitches: number[] = [];
/** Contexts of sound that were made. */
let contexts = 0;

class FakeTone {
  frequency = { value: 0 };
  gain = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  };
  connect = (to: FakeTone): FakeTone => to;
  start = (): void => {
    notes += 1;
    pitches.push(this.frequency.value);
  };
  stop = (): void => undefined;
}

class FakeAudioContext {
  state = 'running';
  currentTime = 0;
  destination = new FakeTone();
  constructor() {
    contexts += 1;
  }
  createOscillator = (): FakeTone => new FakeTone();
  createGain = (): FakeTone => new FakeTone();
}

beforeAll(async () => {
  browser = await openBrowser();
  // A touch and an event load it.
  await import('../../../src/shell/bell/order-bell.ts');
  vi.stubGlobal('AudioContext', FakeAudioContext);
});
afterAll(() => browser.close());
beforeEach(() => {
  notes = 0;
  pitches = [];
  contexts = 0;
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => vi.useRealTimers());

/** It goes on from test to test, as the pause between two rings does. */
let clock = Date.now();

/** An order arrives, later than the pause after the one before. */
function orderComes(): void {
  clock += 10_000;
  vi.setSystemTime(clock);
  browser.tell({ type: 'orders.created', id: 1 });
}

const listReads = (): number => browser.calls.filter(({ url }) => url.includes('/products?')).length;

/** What was sent before has been received: the list of products is read again for the last event. */
async function received(): Promise<void> {
  const before = listReads();
  browser.tell({ type: 'products.updated', id: 1 });
  await waitFor(() => expect(listReads()).toBeGreaterThan(before));
  await vi.dynamicImportSettled();
}

test('[SHL-07] a page that is left after a touch starts no sound', async () => {
  await openAdmin({ browser, path: '/products', width: 390 });
  const heading = await screen.findByRole('heading', { level: 1, name: /Productos/ });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.pointerDown(heading);
  cleanup();
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.dynamicImportSettled();
  expect(contexts).toBe(0);
});

test('[SHL-07] a new order rings, but never before the user has touched the page', async () => {
  const { user } = await openAdmin({ browser, path: '/products', width: 390 });
  await screen.findByRole('heading', { level: 1, name: /Productos/ });
  orderComes();
  await received();
  expect(contexts).toBe(0);
  await user.click(screen.getByRole('heading', { level: 1, name: /Productos/ }));
  orderComes();
  // Orders that come together ring once.
  browser.tell({ type: 'orders.created', id: 2 });
  await waitFor(() => expect(notes).toBe(2));
});

test('[ORD-16] a payment has a tune of its own; what this member did is silent, on every page', async () => {
  const { user, services } = await openAdmin({ browser, path: '/order/create', width: 390 });
  await user.click(await screen.findByRole('heading', { level: 1 }));
  const me = services.session.current()?.user.user_id ?? 0;
  /** What is heard when these arrive, until it has sounded whole. */
  const heard = async (isWhole: () => boolean, ...events: LiveEvent[]): Promise<number[]> => {
    pitches = [];
    vi.setSystemTime((clock += 10_000));
    for (const event of events) browser.tell(event);
    await waitFor(() => expect(isWhole()).toBe(true));
    return pitches;
  };
  const event = (type: string, by: number): LiveEvent => ({ type, id: 5, data: { by } });
  const endsLike = (tune: number[]) => () => pitches.at(-1) === tune.at(-1);
  const order = await heard(() => pitches.length === 2, event('orders.created', me + 1));
  const paid = await heard(() => pitches.length === 3, event('orders.paid', me + 1));
  expect(paid.slice(0, 2)).not.toEqual(order);
  // Each tune has a pause of its own, so that an own event can be silent only because it is one's own.
  expect(await heard(endsLike(paid), event('orders.created', me), event('orders.paid', me + 1))).toEqual(
    paid,
  );
  expect(await heard(endsLike(order), event('orders.paid', me), event('orders.created', me + 1))).toEqual(
    order,
  );
});

test('[SHL-07] muted it is silent, and the browser remembers that after somebody has signed out', async () => {
  const openMenu = async () => {
    const { user, services } = await openAdmin({ browser, path: '/products', width: 1280 });
    await user.click(await screen.findByRole('button', { name: 'Tu cuenta' }));
    return {
      user,
      session: services.session,
      menu: within(await screen.findByRole('dialog', { name: 'Tu cuenta' })),
    };
  };
  const first = await openMenu();
  await first.user.click(first.menu.getByRole('button', { name: 'Silenciar pedidos nuevos' }));
  cleanup();
  forgetUser(first.session);
  const { user, menu } = await openMenu();
  expect(menu.getByRole('button', { name: 'Sonar con pedidos nuevos' })).toBeVisible();
  orderComes();
  await received();
  expect(notes).toBe(0);
  await user.click(menu.getByRole('button', { name: 'Sonar con pedidos nuevos' }));
  orderComes();
  await waitFor(() => expect(notes).toBe(2));
});

test('dark or light is the browser’s too: signing out leaves it', () => {
  chooseAppearance('dark');
  forgetUser(createSessionStore());
  expect(storedAppearance()).toBe('dark');
  chooseAppearance('system');
  expect(storedAppearance()).toBe('system');
});
