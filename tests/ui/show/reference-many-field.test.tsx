import { render, screen } from '@testing-library/react';
import {
  AdminContext,
  RecordContextProvider,
  ReferenceManyField,
  ResourceContextProvider,
  SingleFieldList,
  TextField,
} from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '../../../src/app/api.ts';
import { createServices } from '../../../src/app/services.ts';
import { createSessionStore } from '../../../src/authProvider/session-store.ts';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';

let browser: BrowserWithApi;
const session = createSessionStore();

beforeAll(async () => {
  browser = await openBrowser();
  const { cookies } = await signedIn(browser.test, 'owner');
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  await session.refresh();
});
afterAll(() => browser.close());

test("react-admin's <ReferenceManyField> asks by the operator that the other list declares", async () => {
  const { dataProvider, i18nProvider, queryClient } = createServices({ api: createApi(session) });
  const { data: summer } = await dataProvider.create('collections', { data: { name: 'Verano', public: 1 } });
  await dataProvider.create('products', {
    data: { name: 'Ruana', price: 1000, collections_id: [summer.id] },
  });
  await dataProvider.create('products', { data: { name: 'Otra', price: 1000 } });
  const element = (
    <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} queryClient={queryClient}>
      <ResourceContextProvider value="collections">
        <RecordContextProvider value={summer}>
          <ReferenceManyField reference="products" target="collections_id">
            <SingleFieldList linkType={false}>
              <TextField source="name" />
            </SingleFieldList>
          </ReferenceManyField>
        </RecordContextProvider>
      </ResourceContextProvider>
    </AdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  expect(await screen.findByText('Ruana')).toBeVisible();
  expect(screen.queryByText('Otra')).toBeNull();
  expect(browser.calls.some(({ url }) => url.includes(`collections_id.in=${summer.id}`))).toBe(true);
});
