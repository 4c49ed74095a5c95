/** A part of the admin that opens over a page, and the steps that open it. */
import type { Locator, Page } from 'playwright-core';

export interface Overlay {
  what: string;
  /** The files of `src/` that draw it. */
  of: readonly string[];
  /** Where it opens. `each` opens it again on the second device; `both` keeps it open while the window changes. */
  at: 'phone' | 'desktop' | 'each' | 'both';
  path: string;
  /** What must be so before the page is opened: records, answers in the place of the server. */
  before?(page: Page): Promise<void>;
  /** Opens it on the settled page, and waits until it is there. */
  open(page: Page): Promise<void>;
  /** A menu or a list of options: it belongs to its button, so ARIA's patterns keep it out of the landmarks. */
  popup?: true;
  /** Ends what a reload would not end. */
  after?(page: Page): Promise<void>;
}

/** Names of records and ids that the demo store has. */
export interface DemoIds {
  product: number;
  customer: number;
  role: number;
}

export const button = (from: Page | Locator, name: string | RegExp): Locator =>
  from.getByRole('button', { name }).filter({ visible: true }).first();
export const dialog = (page: Page, name?: string | RegExp): Locator =>
  page.getByRole('dialog', name === undefined ? {} : { name });
export const question = (page: Page): Locator => page.getByRole('alertdialog');

/** Of the API: the store of who is signed in on this page. */
export async function storeApi(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v1/users/token');
  const { store }: { store: { id: number } } = await answer.json();
  return `/api/v1/stores/${store.id}`;
}

/** Ends the answers in the place of the server. */
export const forget = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'wait' });

/** A call of who is signed in on this page, which must go well. */
export async function write(
  page: Page,
  method: 'POST' | 'PUT' | 'PATCH',
  below: string,
  data: object,
): Promise<void> {
  const headers = { origin: new URL(page.url()).origin, 'x-request-id': crypto.randomUUID() };
  const answer = await page.request.fetch((await storeApi(page)) + below, { method, data, headers });
  if (!answer.ok()) throw new Error(`${method} ${below}: ${answer.status()} ${await answer.text()}`);
}
