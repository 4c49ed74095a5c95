import { addDefaultCollection } from '../../../server/modules/collections/module.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import type { BrowserWithApi } from '../public/browser.ts';

export interface Stored {
  id: number;
  name: string;
  position: number;
  parent_id: number | null;
}

export interface Shelf {
  owner: TestClient;
  base: string;
  all: number;
  collection(name: string, fields?: object): Promise<Stored>;
  product(name: string, fields?: object): Promise<{ id: number; collections_id: number[] }>;
  /** Names in the order that the server has. */
  names(): Promise<string[]>;
}

/** The store of a test with its default collection. */
export async function openShelf(browser: BrowserWithApi): Promise<Shelf> {
  const owner = await signedIn(browser.test, 'owner');
  const base = `/stores/${browser.test.storeId}`;
  const all = await browser.test.database.write(browser.test.storeId, (tx) =>
    addDefaultCollection(tx, 'Todo', browser.test.clock.now()),
  );
  return {
    owner,
    base,
    all,
    collection: async (name, fields = {}) =>
      (await owner.post<Stored>(`${base}/collections`, { name, public: 1, ...fields })).body,
    product: async (name, fields = {}) =>
      (
        await owner.post<{ id: number; collections_id: number[] }>(`${base}/products`, {
          name,
          price: 10_000,
          active: 1,
          ...fields,
        })
      ).body,
    names: async () =>
      (await owner.get<Stored[]>(`${base}/collections?limit=100&sort=position,asc`)).body.map(
        ({ name }) => name,
      ),
  };
}
