import { expect, test } from 'vitest';
import { judge, type Access } from '../../../domain/access/access.ts';

const member: Access = {
  owner: false,
  permissions: new Set(['user-stores.write', 'team.write', 'orders.read']),
  features: {},
};
const limited: Access = { ...member, branches: [7] };

test('a role limited to branches has no say about the whole store', () => {
  const newBranch = { permission: 'user-stores.write', allBranches: true as const };
  for (const rule of [newBranch, { permission: 'team.write' }]) {
    expect(judge(member, rule)).toBe('allowed');
    expect(judge(limited, rule)).toBe('permission');
  }
  expect(judge(limited, { permission: 'user-stores.write' })).toBe('allowed');
  expect(judge(limited, { permission: 'orders.read' })).toBe('allowed');
});

test('a role whose branches are all gone is limited all the same', () => {
  expect(judge({ ...member, branches: [] }, { permission: 'team.write' })).toBe('permission');
});
