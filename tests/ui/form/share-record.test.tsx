import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../../../src/schema/paths.ts';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

const LINE = '573001112233';

let browser: BrowserWithApi;
let made: (path: string, body: object) => Promise<number>;

beforeAll(async () => {
  browser = await openBrowser();
  const owner = await signedIn(browser.test, 'owner');
  const store = `/stores/${browser.test.storeId}`;
  made = async (path, body) => (await owner.post<{ id: number }>(`${store}${path}`, body)).body.id;
});
afterAll(() => browser.close());

async function shared(path: string, name: string) {
  const { user } = await openPart({ browser, path, width: 390 });
  await screen.findByRole('heading', { level: 1, name: new RegExp(name) });
  await user.click(await screen.findByRole('button', { name: 'Compartir' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Comparte ${name}` }));
  return {
    address: dialog.getByRole('textbox', { name: 'Enlace para tus clientes' }).getAttribute('value'),
    message: dialog.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href') ?? '',
  };
}

const base = () => `https://uno.${location.host}`;

test('[PRD-03] before the store has a line, nothing offers to share a product', async () => {
  const id = await made('/products', { name: 'Gorra', price: 30_000, quantity_available: 3 });
  await openPart({ browser, path: pathOf('products', 'show', id), width: 390 });
  await screen.findByRole('heading', { level: 1, name: /Gorra/ });
  expect(screen.queryByRole('button', { name: 'Compartir' })).toBeNull();
});

describe('with a line', () => {
  beforeAll(async () => {
    await made('/user-stores', { name: 'Centro', mobile_phone_number: LINE });
  });

  test.each(['show', 'edit'] as const)(
    '[PRD-03] [PRD-13] a product has its public link in %s',
    async (view) => {
      const name = `Ruana de ${view}`;
      const id = await made('/products', { name, price: 90_000, quantity_available: 3 });
      const { address, message } = await shared(pathOf('products', view, id), name);
      expect(address).toBe(`${base()}/${LINE}/ruana-de-${view}`);
      expect(new URL(message).searchParams.get('text')).toBe(`${name}\n${address}`);
    },
  );

  test('a branch is shared by its own line', async () => {
    const id = await made('/user-stores', { name: 'Norte', mobile_phone_number: '573104445566' });
    const { address } = await shared(pathOf('user-stores', 'show', id), 'Norte');
    expect(address).toBe(`${base()}/573104445566`);
  });

  test('a collection is shared below the main line', async () => {
    const id = await made('/collections', { name: 'Abrigos' });
    const { address } = await shared(pathOf('collections', 'show', id), 'Abrigos');
    expect(address).toBe(`${base()}/${LINE}/c/${id}`);
  });
});
