import { addMember, createRole } from '../../../server/modules/identity/members.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { shelf } from './shelf.ts';

export interface Failure {
  message: string;
  code: string;
  errors?: Record<string, { key: string; args?: Record<string, unknown> }>;
  parameter?: string;
  missing?: number[];
  current?: Book;
}

export interface Book extends Record<string, unknown> {
  id: number;
  version: number;
  title: string;
}

export interface Shelf {
  test: TestApi;
  owner: TestClient;
  /** Owns the other store. */
  outsider: TestClient;
  viewer: TestClient;
  /** Signs in somebody who may read and write books, but not change settings. */
  writer(): Promise<TestClient>;
  /** `/stores/<id>/books` of the store that `owner` owns. */
  books: string;
  authors: string;
  labels: string;
  /** Creates a row below a path and returns its id. */
  add(path: string, body: object): Promise<number>;
  close(): Promise<void>;
}

/** The API over the shelf's schemas, with the clients that its tests use. */
export async function openShelf(): Promise<Shelf> {
  const resources = shelf();
  const test = await createTestApi({ resources });
  const owner = await signedIn(test, 'owner');
  const base = `/stores/${test.storeId}`;
  return {
    test,
    owner,
    outsider: await signedIn(test, 'outsider'),
    viewer: await signedIn(test, 'viewer'),
    books: `${base}/books`,
    authors: `${base}/authors`,
    labels: `${base}/labels`,
    async add(path, body) {
      const { status, body: answer } = await owner.post<Book>(path, body);
      if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`);
      return answer.id;
    },
    async writer() {
      const permissions = ['books.read', 'books.write'];
      const roleId = await createRole(test.ports, test.storeId, { name: 'Libros', permissions });
      const { userId } = test.people.seller;
      await addMember(test.ports, test.storeId, { userId, owner: false, roleId });
      return signedIn(test, 'seller');
    },
    close: () => test.close(),
  };
}
