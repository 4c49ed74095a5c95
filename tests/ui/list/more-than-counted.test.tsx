import { screen } from '@testing-library/react';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

const CLIENTS = 501;
let browser: BrowserWithApi;

beforeAll(async () => {
  browser = await openBrowser();
  await browser.test.database.write(browser.test.storeId, ({ sql: db }) =>
    sql`insert into customers (store_id, first_name, phone_number, email, country_code, created_at, updated_at)
        select ${browser.test.storeId}, 'Camila ' || n, (573000000000 + n)::text,
          'c' || n || '@camila.co', 'CO', now(), now()
        from generate_series(1, ${CLIENTS}::int) n`.execute(db),
  );
});
afterAll(() => browser.close());

test('a search with more matches than are counted says so, in the title and beside the pages', async () => {
  const { user } = await openPart({ browser, path: '/customers' });
  await screen.findByText('1–10 de 501');
  await user.type(screen.getByRole('searchbox'), 'camila');
  await screen.findByText('1–10 de más de 500');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Clientes más de 500');
  await user.click(screen.getByRole('checkbox', { name: 'Seleccionar los de esta página' }));
  expect(await screen.findByText('10 seleccionados')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Seleccionar los/ })).toBeNull();
});
