import { expect, test } from 'vitest';
import { STORE_WIDE_PERMISSIONS } from '../../../domain/access/access.ts';
import { changedIn, mergeRoleEdits } from '../../../src/custom/team/role-values.ts';

const base = { name: 'Caja', permissions: ['orders.read', 'products.read'], branch_ids: null };

test('what only one of the two changed is taken from that one', () => {
  const mine = { ...base, permissions: [...base.permissions, 'orders.write'] };
  const theirs = { ...base, name: 'Mostrador', branch_ids: [2, 1] };
  expect(mergeRoleEdits(base, mine, theirs)).toEqual({
    merged: {
      name: 'Mostrador',
      permissions: ['orders.read', 'products.read', 'orders.write'],
      branch_ids: [2, 1],
    },
    changes: { name: 'Mostrador', given: [], taken: [], branches: true },
  });
});

test('my edit stands on top of theirs, and theirs is told', () => {
  const mine = { name: 'Caja 1', permissions: ['orders.read'], branch_ids: [1] };
  const theirs = { name: 'Caja 2', permissions: ['products.read', 'customers.read'], branch_ids: [2] };
  expect(mergeRoleEdits(base, mine, theirs)).toEqual({
    merged: { name: 'Caja 1', permissions: ['customers.read'], branch_ids: [1] },
    changes: { name: 'Caja 2', given: ['customers.read'], taken: ['orders.read'], branches: true },
  });
});

test('a permission that I add brings the reading that they took away', () => {
  const mine = { ...base, permissions: [...base.permissions, 'orders.write'] };
  const theirs = { ...base, permissions: ['products.read'] };
  expect(mergeRoleEdits(base, mine, theirs).merged.permissions.toSorted()).toEqual([
    'orders.read',
    'orders.write',
    'products.read',
  ]);
});

test('a role that they limited to branches loses what is about the whole store', () => {
  const mine = { ...base, permissions: [...base.permissions, ...STORE_WIDE_PERMISSIONS] };
  const { merged } = mergeRoleEdits(base, mine, { ...base, branch_ids: [1] });
  expect(merged.permissions.filter((one) => STORE_WIDE_PERMISSIONS.includes(one))).toEqual([]);
});

test('the order in which permissions and branches were ticked is no change; no branch is not all branches', () => {
  const limited = { ...base, branch_ids: [1, 2] };
  const other = { ...limited, permissions: base.permissions.toReversed(), branch_ids: [2, 1] };
  expect([...changedIn(limited, other)]).toEqual([]);
  expect([...changedIn(base, { ...base, branch_ids: [] })]).toEqual(['branch_ids']);
});
