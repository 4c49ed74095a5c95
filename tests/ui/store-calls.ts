import { signedIn } from '../support/api.ts';
import type { TestClient } from '../support/client.ts';
import type { BrowserWithApi } from './public/browser.ts';

/** The owner, somewhere else than on screen. */
export interface StoreCalls {
  client: TestClient;
  /** Path of a call of the store. */
  store(path: string): string;
  /** Makes a record and returns its id. */
  add(path: string, body: object): Promise<number>;
}

export async function ownerCalls({ test }: BrowserWithApi): Promise<StoreCalls> {
  const client = await signedIn(test, 'owner');
  const store = (path: string): string => `/stores/${test.storeId}${path}`;
  return {
    client,
    store,
    async add(path, body) {
      const { status, body: made } = await client.post<{ id: number }>(store(path), body);
      if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(made)}`);
      return made.id;
    },
  };
}
