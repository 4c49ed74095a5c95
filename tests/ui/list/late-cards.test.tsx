import { screen } from '@testing-library/react';
import { ListContextProvider, ResourceContextProvider, useList } from 'ra-core';
import { lazy } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ListContent } from '../../../src/list/ListContent.tsx';
import { SearchBox } from '../../../src/list/SearchBox.tsx';
import { loadList } from '../../../src/schema/descriptors.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

let browser: BrowserWithApi;
beforeAll(async () => {
  browser = await openBrowser();
  await loadList('products');
});
afterAll(() => browser.close());

/** The code of a resource's own cards that is still on its way. */
const LateCards = lazy(() => new Promise<never>(() => undefined));

function ListOfLateCards() {
  const list = useList({ data: [{ id: 1, name: 'Ruana' }] });
  return (
    <ListContextProvider value={list}>
      <SearchBox />
      <ListContent skeleton={<p>Los productos llegan</p>}>
        <LateCards />
      </ListContent>
    </ListContextProvider>
  );
}

test('cards whose code comes late leave the search on screen, with what is typed in it', async () => {
  const part = (
    <ResourceContextProvider value="products">
      <ListOfLateCards />
    </ResourceContextProvider>
  );
  const { user } = await openPart({ browser, path: '/products', width: 390, part });
  expect(await screen.findByText('Los productos llegan')).toBeVisible();
  const box = screen.getByRole('searchbox');
  await user.type(box, 'sombrero');
  expect(box).toBeVisible();
  expect(box).toHaveValue('sombrero');
});
