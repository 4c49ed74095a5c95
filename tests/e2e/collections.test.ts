import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { takeByKeyboard } from '../support/keyboard-drag.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

interface Point {
  x: number;
  y: number;
}

const api = () => `${shop.api}/collections`;
const handle = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Mover ${name}`, exact: true });
/** What screen readers say while a row is moved. */
const said = (page: Page, sentence: string | RegExp): Promise<void> =>
  page.getByText(sentence).first().waitFor({ state: 'attached' });

/** These collections in the order that the server keeps. */
async function stored(page: Page, names: readonly string[]): Promise<string[]> {
  const answer = await page.request.get(`${api()}?limit=100&sort=position,asc`);
  const all = (await answer.json()) as { name: string }[];
  return all.map(({ name }) => name).filter((name) => names.includes(name));
}

async function make(page: Page, name: string): Promise<void> {
  const headers = { origin: shop.server.origin, 'x-request-id': crypto.randomUUID() };
  const made = await page.request.post(api(), { headers, data: { name } });
  expect(made.status()).toBe(201);
}

async function middle(of: Locator): Promise<Point> {
  const box = await of.boundingBox();
  if (box === null) throw new Error('What is dragged is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Five places on the way from one handle to another. */
const way = (from: Point, to: Point): Point[] =>
  [0.2, 0.4, 0.6, 0.8, 1].map((part) => ({ x: from.x, y: from.y + (to.y - from.y) * part }));

interface Drag {
  name: string;
  from: Point;
  to: Point;
}

async function dragByMouse(page: Page, { name, from, to }: Drag): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of way(from, to)) await page.mouse.move(x, y);
  await said(page, new RegExp(`^${name} pasa al lugar`));
  await page.mouse.up();
}

/** A finger rests until it has taken the row, moves and lets go. */
async function dragByFinger(page: Page, { name, from, to }: Drag): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  await said(page, `Tomaste ${name}.`);
  for (const point of way(from, to)) await touch('touchMove', [point]);
  await said(page, new RegExp(`^${name} pasa al lugar`));
  await touch('touchEnd', []);
}

test.each([
  ['a desktop by mouse', DESKTOP, '/collections', dragByMouse],
  ['a phone by finger', PHONE, '/manage-categories', dragByFinger],
])(
  '[COL-03] [COL-04] on %s a collection is dragged, then moved by keyboard and by button; the server keeps each order',
  async (_, screen, path, drag) => {
    const { page, problems, close } = await shop.enter(screen);
    const width = screen.viewport.width;
    const [first, second] = [`Ruanas ${width}`, `Gorros ${width}`] as const;
    await make(page, first);
    await make(page, second);
    const keeps = (...names: string[]) => expect.poll(() => stored(page, [first, second])).toEqual(names);
    await page.goto(path);
    await handle(page, second).scrollIntoViewIfNeeded();
    await keeps(first, second);

    await drag(page, {
      name: second,
      from: await middle(handle(page, second)),
      to: await middle(handle(page, first)),
    });
    await keeps(second, first);

    await takeByKeyboard(page, handle(page, first), `Tomaste ${first}.`);
    await page.keyboard.press('ArrowUp');
    await said(page, new RegExp(`^${first} pasa al lugar`));
    await page.keyboard.press('Space');
    await keeps(first, second);

    await page.getByRole('button', { name: `Subir ${second}`, exact: true }).click();
    await keeps(second, first);
    await page.reload();
    await handle(page, second).waitFor();
    const shown = async () => {
      const labels = await page
        .getByRole('button', { name: /^Mover / })
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
      return labels.filter((name) => name.endsWith(String(width)));
    };
    await expect.poll(shown).toEqual([`Mover ${second}`, `Mover ${first}`]);
    expect(problems).toEqual([]);
    await close();
  },
);
