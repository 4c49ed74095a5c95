import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  missingNeeds,
  READY_ROLE_NAMES,
  READY_ROLES,
  withNeeds,
  withoutPermission,
} from '../../../domain/access/roles.ts';
import { allPermissions, STORE_WIDE_PERMISSIONS } from '../../../domain/access/access.ts';

const ALL = allPermissions([
  'products',
  'collections',
  'orders',
  'customers',
  'user-stores',
  'payment-channels-store',
  'invoices',
]);

test('a permission brings what it needs, and what that needs', () => {
  expect(withNeeds(['orders.cancel'])).toEqual(['orders.cancel', 'orders.write', 'orders.read']);
  expect(withNeeds(['billing.write'])).toEqual(['billing.write', 'invoices.read']);
  expect(withNeeds(['settings.write', 'products.read'])).toEqual(['settings.write', 'products.read']);
});

test('taking one away takes those that cannot be used without it', () => {
  const held = ['orders.read', 'orders.write', 'orders.cancel', 'orders.mark_paid', 'products.read'];
  expect(withoutPermission(held, 'orders.write')).toEqual([
    'orders.read',
    'orders.mark_paid',
    'products.read',
  ]);
  expect(withoutPermission(held, 'orders.read')).toEqual(['products.read']);
});

test('what is missing is named by the permission that needs it', () => {
  expect(missingNeeds(['orders.edit_price', 'orders.read', 'settings.write'])).toEqual(
    new Map([['orders.edit_price', ['orders.write']]]),
  );
});

test('a set that is ticked and unticked always works, and holds permissions that exist alone', () => {
  const step = fc.tuple(fc.constantFrom(...ALL), fc.boolean());
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const set = steps.reduce<string[]>(
        (held, [one, on]) => (on ? withNeeds([...held, one]) : withoutPermission(held, one)),
        [],
      );
      expect(missingNeeds(set)).toEqual(new Map());
      expect(set.filter((one) => !ALL.includes(one))).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test('a ready role works, can be limited to branches, and gives away neither the team nor the settings', () => {
  for (const name of READY_ROLE_NAMES) {
    const role: readonly string[] = READY_ROLES[name];
    expect([name, missingNeeds(role)]).toEqual([name, new Map()]);
    expect([name, role.filter((one) => !ALL.includes(one))]).toEqual([name, []]);
    expect([name, role.filter((one) => STORE_WIDE_PERMISSIONS.includes(one))]).toEqual([name, []]);
  }
});

test('money goes both ways in one ready role: who says that it has arrived also gives back what came twice', () => {
  const both = READY_ROLE_NAMES.filter((name) => {
    const role: readonly string[] = READY_ROLES[name];
    return role.includes('orders.mark_paid') && role.includes('orders.refund');
  });
  expect(both).toEqual(['accounting']);
});
