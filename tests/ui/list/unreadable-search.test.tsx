import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ResourceDescriptor } from '../../../domain/schema/descriptors.ts';
import { signedIn } from '../../support/api.ts';
import type { Who } from '../../support/people.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin } from '../stage.tsx';

// Other files of this worker have loaded the real modules, and the next ones need them.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../../src/schema/descriptors.ts');
  vi.resetModules();
});
// As if whatever a list of products searches were for those who may read the notes of clients.
vi.mock('../../../src/schema/descriptors.ts', async (original) => {
  const actual = await original<{ descriptors: ResourceDescriptor[] }>();
  const read = { permission: 'customers.notes' };
  const guarded = ({ list, ...rest }: ResourceDescriptor): ResourceDescriptor => ({
    ...rest,
    list: {
      ...list,
      search: rest.name === 'products' ? list.search.map((one) => ({ ...one, read })) : list.search,
    },
  });
  const descriptors = actual.descriptors.map(guarded);
  const findDescriptor = (name: string) => descriptors.find((one) => one.name === name);
  return { ...actual, descriptors, findDescriptor, descriptorOf: findDescriptor };
});

let browser: BrowserWithApi;

beforeAll(async () => {
  browser = await openBrowser();
  const { post } = await signedIn(browser.test, 'owner');
  const store = `/stores/${browser.test.storeId}`;
  await post(`${store}/products`, { name: 'Ruana', price: 90_000 });
  await post(`${store}/customers`, {
    first_name: 'Ana',
    last_name: 'Rojas',
    phone_number: '573001234567',
    email: 'ana@correo.co',
    document_type: 'CC',
    dni: '1020304050',
  });
});
afterAll(() => browser.close());

async function open(who: Who, width: number, path = '/products') {
  const stage = await openAdmin({ browser, who, path, width });
  await screen.findAllByText(path === '/products' ? 'Ruana' : /Ana/);
  return stage;
}

test.each([1280, 390])(
  'who may read nothing that a list searches has no search there, %i px',
  async (width) => {
    const { unmount } = await open('viewer', width);
    expect(screen.queryByLabelText('Buscar productos')).toBeNull();
    unmount();
    await open('viewer', width, '/clients');
    expect(await screen.findByLabelText('Buscar clientes')).toBeVisible();
  },
);

test.each([1280, 390])('who may read it searches, %i px', async (width) => {
  await open('owner', width);
  expect(await screen.findByLabelText('Buscar productos')).toBeVisible();
});

test('the palette does not search what it would be refused', async () => {
  const { user } = await open('viewer', 1280);
  await user.keyboard('{Control>}k{/Control}');
  browser.calls.length = 0;
  await user.type(await screen.findByRole('combobox', { name: 'Buscar en toda tu tienda' }), 'ana');
  await screen.findByRole('option', { name: /^Ana/ });
  const searched = browser.calls
    .map(({ url }) => new URL(url))
    .filter((url) => url.searchParams.has('search'));
  expect(searched.some(({ pathname }) => pathname.endsWith('/customers'))).toBe(true);
  expect(searched.some(({ pathname }) => pathname.endsWith('/products'))).toBe(false);
});
