import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SHELL_WORDS } from '../../../generated/words/shell.ts';
import { LOCALES } from '../../../src/i18n/locales.ts';
import { descriptors } from '../../../src/schema/descriptors.ts';
import { APP_SCREENS } from '../../../src/shell/navigation/app-screens.ts';
import { matches } from '../../../domain/places/fold.ts';
import { recordHint } from '../../../src/shell/palette/usePalette.ts';
import { signedIn } from '../../support/api.ts';
import type { Who } from '../../support/people.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin } from '../stage.tsx';

/** A call is tried several times before it counts as failed. */

let browser: BrowserWithApi;
beforeAll(async () => {
  browser = await openBrowser();
  const { post } = await signedIn(browser.test, 'owner');
  const store = `/stores/${browser.test.storeId}`;
  await post(`${store}/products`, { name: 'Café Sierra Nevada', price: 32_000, quantity_available: 3 });
  const sizes = [
    ['S', 10],
    ['M', 9],
    ['L', 0],
  ] as const;
  await post(`${store}/products`, {
    name: 'Blusa Manuela',
    price: 50_000,
    product_options: [{ name: 'Talla', options: sizes.map(([value]) => ({ name: value, value })) }],
    product_variants: sizes.map(([value, quantity]) => ({
      key: value,
      name: value,
      options: [{ name: 'Talla', value }],
      price: 50_000,
      quantity,
    })),
  });
  await post(`${store}/user-stores`, { name: 'Sierra Centro', mobile_phone_number: '573001112233' });
});
afterAll(() => browser.close());
beforeEach(() => {
  browser.online();
  browser.calls.length = 0;
});

async function openPalette(who: Who = 'owner') {
  const stage = await openAdmin({ browser, who, path: '/products' });
  await screen.findByRole('heading', { level: 1, name: /Productos/ });
  await stage.user.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Buscar en toda tu tienda' });
  const box = within(dialog).getByRole('combobox', { name: 'Buscar en toda tu tienda' });
  await waitFor(() => expect(box).toHaveFocus());
  return { ...stage, dialog, box };
}

describe('the palette', () => {
  test('finds records without accents, is led by the keyboard, and goes where it is told', async () => {
    const { user, dialog, box, path } = await openPalette();
    await user.keyboard('cafe sierra');
    const option = await within(dialog).findByRole('option', { name: /^Café Sierra Nevada.*Productos$/ });
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(box).toHaveAttribute('aria-controls', within(dialog).getByRole('listbox').id);
    await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', option.id));
    await user.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Café Sierra Nevada' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Buscar en toda tu tienda' })).toBeNull(),
    );
    await user.click(sheet.getByRole('link', { name: 'Editar' }));
    await waitFor(() => expect(path()).toMatch(/^\/products\/update\/\d+$/));
  });

  test('Enter before the answer opens the first record that is found', async () => {
    const { user } = await openPalette();
    await user.keyboard('cafe sierra{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Café Sierra Nevada' })).toBeVisible();
  });

  test('[PRD-14] what is left of each size stands in the row of a product; its sheet sells it', async () => {
    const { user, dialog, path } = await openPalette();
    await user.keyboard('manuela');
    const option = await within(dialog).findByRole('option', { name: /^Blusa Manuela/ });
    expect(option).toHaveTextContent(/\$\s50\.000 · S: 10 · M: 9 · L: 0/);
    await user.click(option);
    const sheet = within(await screen.findByRole('dialog', { name: 'Blusa Manuela' }));
    const variants = within(sheet.getByRole('list', { name: 'Variantes' })).getAllByRole('listitem');
    expect(variants.map(({ textContent }) => textContent)).toEqual(['SQuedan 10', 'MQuedan 9', 'LAgotado']);
    await user.click(sheet.getByRole('link', { name: 'Vender' }));
    expect(path()).toMatch(/^\/order\/create\?product=\d+$/);
    const picker = within(await screen.findByRole('dialog', { name: '¿Cuál Blusa Manuela?' }));
    await user.click(picker.getByRole('button', { name: /^M\b/ }));
    expect(await screen.findByRole('listitem', { name: 'Blusa Manuela M' })).toBeVisible();
  });

  test('Enter before the answer is about what was typed then', async () => {
    const { user, dialog, path } = await openPalette();
    await user.keyboard('sierra{Enter} cen');
    await within(dialog).findByRole('option', { name: /^Sierra Centro.*Sucursales$/ });
    expect(path()).toBe('/products');
  });

  test('asks once after the last key, and every resource at the same time', async () => {
    const { user, dialog } = await openPalette();
    await user.keyboard('sierra');
    await within(dialog).findByRole('option', { name: /^Sierra Centro.*Sucursales$/ });
    const searches = browser.calls
      .map(({ url }) => new URL(url))
      .filter((url) => url.searchParams.has('search'));
    expect(new Set(searches.map((url) => url.searchParams.get('search')))).toEqual(new Set(['sierra']));
    expect(searches.map((url) => url.pathname.split('/').at(-1))).toEqual(
      expect.arrayContaining(['products', 'orders', 'customers', 'user-stores']),
    );
  });

  test('leads to screens and settings, and does things', async () => {
    const { user, dialog, path } = await openPalette();
    await user.keyboard('crear ped');
    await user.click(await within(dialog).findByRole('option', { name: /^Crear pedido/ }));
    expect(path()).toBe('/order/create');
    await user.keyboard('{Control>}k{/Control}');
    const again = await screen.findByRole('dialog', { name: 'Buscar en toda tu tienda' });
    await user.keyboard('medios');
    await user.click(await within(again).findByRole('option', { name: /^Medios de pago/ }));
    await waitFor(() => expect(path()).toMatch(/^\/config\/paymentProviders/));
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Buscar en toda tu tienda' });
    await user.keyboard('compartir');
    await user.click(await screen.findByRole('option', { name: /^Compartir tienda/ }));
    expect(await screen.findByRole('dialog', { name: 'Comparte tu tienda' })).toBeVisible();
  });

  test.each([
    ['empleados', /^Usuarios y permisos/, '/users-roles'],
    ['bitacora', /^Registro de actividad/, '/config/audit'],
    ['clave', /^Tu cuenta/, '/account'],
    ['ajustes', /^Configuración/, '/config'],
    ['categorias', /^Colecciones/, '/collections'],
  ])('finds a screen by the word that people use: %s', async (word, name, where) => {
    const { user, dialog, path } = await openPalette();
    await user.keyboard(word);
    await user.click(await within(dialog).findByRole('option', { name }));
    await waitFor(() => expect(path()).toBe(where));
  });

  test.each([
    [
      'English',
      [
        ['preferences', /^Settings/, '/config'],
        ['staff', /^Users and permissions/, '/users-roles'],
        ['log', /^Activity log/, '/config/audit'],
        ['password', /^Your account/, '/account'],
        ['categories', /^Collections/, '/collections'],
      ],
    ],
    [
      'Português',
      [
        ['ajustes', /^Configurações/, '/config'],
        ['equipe', /^Usuários e permissões/, '/users-roles'],
        ['historico', /^Registro de atividade/, '/config/audit'],
        ['senha', /^Sua conta/, '/account'],
        ['categorias', /^Coleções/, '/collections'],
      ],
    ],
  ] satisfies [string, [string, RegExp, string][]][])(
    'finds the same screens by the words of %s',
    async (language, words) => {
      const { user, path } = await openAdmin({ browser, path: '/config' });
      const chooser = await screen.findByRole('combobox', { name: 'Idioma' });
      await user.selectOptions(chooser, language);
      const [, settings] = words[0] ?? [];
      await screen.findByRole('heading', { level: 1, name: settings });
      for (const [word, name, where] of words.toReversed()) {
        await user.keyboard('{Control>}k{/Control}');
        const dialog = await screen.findByRole('dialog');
        await waitFor(() => expect(within(dialog).getByRole('combobox')).toHaveFocus());
        await user.keyboard(word);
        await user.click(await within(dialog).findByRole('option', { name }));
        await waitFor(() => expect(path(), word).toBe(where));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      }
    },
    60_000,
  );

  test.each(LOCALES)('has other words for every screen and every list in $name', ({ locale }) => {
    const { screens } = SHELL_WORDS[locale];
    for (const { id } of APP_SCREENS) expect(screens[id].also, id).toMatch(/\S/);
    const lists = descriptors.filter(({ menu }) => menu !== false);
    for (const { name, label } of lists) expect(label[locale]?.also, name).toMatch(/\S/);
  });

  test('offers nothing that the user may not do, and Escape closes it', async () => {
    const { user, dialog } = await openPalette('viewer');
    expect(await within(dialog).findByRole('option', { name: /^Pedidos/ })).toBeVisible();
    expect(within(dialog).queryByRole('option', { name: /^Crear/ })).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Buscar en toda tu tienda' })).toBeNull(),
    );
  });

  test('says when nothing is found, to the eye and to the ear', async () => {
    const { user, dialog } = await openPalette();
    await user.keyboard('zzzz');
    expect(await within(dialog).findByText('Nada coincide con «zzzz».')).toBeVisible();
    expect(within(dialog).getByText('Resultados: 0')).toBeInTheDocument();
  });

  test('says when it could not look, instead of that there is nothing', async () => {
    const { user, dialog } = await openPalette();
    browser.offline();
    await user.keyboard('zzzz');
    const told = await within(dialog).findByText('No pudimos buscar en todo. Revisa tu conexión.');
    expect(told).toHaveAttribute('role', 'alert');
    expect(within(dialog).queryByText('Nada coincide con «zzzz».')).toBeNull();

    // What is on this device is found all the same.
    await user.clear(within(dialog).getByRole('combobox'));
    await user.keyboard('pedidos');
    expect(await within(dialog).findByRole('option', { name: /^Pedidos/ })).toBeVisible();
    await within(dialog).findByText('No pudimos buscar en todo. Revisa tu conexión.');
  });
});

test('words match from their beginning, in any order, whatever the accents', () => {
  expect(matches('Configuración de envíos', 'envi conf')).toBe(true);
  expect(matches('Configuración', 'ración')).toBe(false);
  expect(matches('Pedidos', '')).toBe(true);
});

test('a hint says why a record was found, without what its label says', () => {
  const record = { id: 1, sequence: 7, customer: { first_name: 'Ana', last_name: 'Rojas' }, comments: null };
  const searched = ['sequence', 'customer', 'comments'].map((source) => ({ source }));
  expect(recordHint(record, searched, '#7')).toBe('Ana Rojas');
});

test('a hint writes phones and tags as people do', () => {
  const record = { id: 1, phone_number: '573001234567', tags: 'artesanal,Boyacá' };
  const searched = [
    { source: 'phone_number', display: 'phone' },
    { source: 'tags', display: 'tags' },
  ] as const;
  expect(recordHint(record, searched, 'Ana')).toBe('300 123 4567 · artesanal, Boyacá');
});
