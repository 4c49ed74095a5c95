/**
 * Screens and roles: the main task of a screen can be done, or the screen does not offer it. What is offered is decided
 * by the functions and rules that the screens use, on the rights that the server itself sends.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge, type Access } from '../../../domain/access/access.ts';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import { lineOf, openShop, type Shop } from '../../api/orders/shop.ts';
import type { TestClient } from '../../support/client.ts';
import { ROLES, signedInAs, type RoleName } from './roles.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

let shop: Shop;
let productId: number;
let customerId: number;
let orderId: number;
let collectionId: number;
beforeAll(async () => {
  shop = await openShop();
  const product = await shop.product({ name: 'Arepa', price: 1000, quantity_available: 50 });
  productId = product.id;
  orderId = (await shop.order([lineOf(product)])).id;
  const collection = { name: 'Desayunos', public: 1 };
  collectionId = (await shop.owner.post<{ id: number }>(`${shop.base}/collections`, collection)).body.id;
  const buyer = { first_name: 'Luz', phone_number: '573001234567', email: 'luz@example.com' };
  customerId = (await shop.owner.post<{ id: number }>(`${shop.base}/customers`, buyer)).body.id;
});
afterAll(() => shop.close());

function isOffered({ offered }: Screen, access: Access): boolean {
  return offered.every((asked) => judge(access, asked) === 'allowed');
}

describe.each(ROLES.map((name, at): [RoleName, number] => [name, at]))('%s', (name, mark) => {
  let client: TestClient;
  let access: Access;
  beforeAll(async () => {
    client = await signedInAs(shop, name, shop.branchId);
    const { body } = await client.get<SessionInfo>('/users/token');
    const sent = body.store?.access;
    if (sent === undefined) throw new Error('The session has no store');
    access = { ...sent, permissions: new Set(sent.permissions) };
  });

  it('is offered something, and only an owner or somebody with all rights everything', () => {
    const count = SCREENS.filter((screen) => isOffered(screen, access)).length;
    expect(count).toBeGreaterThan(3);
    expect(count === SCREENS.length).toBe(name === 'owner' || name === 'all rights');
  });

  for (const screen of SCREENS) {
    it(`${screen.path}, ${screen.task}: can be done, or is not offered`, async () => {
      if (!isOffered(screen, access)) return;
      const { base, branchId } = shop;
      const subject = {
        base,
        branchId,
        productId,
        customerId,
        orderId,
        collectionId,
        mark,
        elsewhere: shop.anonymous(),
      };
      const statuses = await screen.run(client, subject, access);
      expect(statuses.filter((status) => status >= 300)).toEqual([]);
    });
  }

  it('who reads orders reads the name of their branch', async () => {
    if (judge(access, { permission: 'orders.read' }) !== 'allowed') return;
    const { body } = await client.get(`${shop.base}/user-stores/${shop.branchId}`);
    expect(body).toMatchObject({ name: 'Centro' });
  });
});
