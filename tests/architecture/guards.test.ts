import { expect, test } from 'vitest';
import { listFaults, readGuards } from '../../scripts/lib/guard-list.mjs';

test('each of the fifty breaks of tests/GUARDS.md still applies, and its suite is there', () => {
  const guards = readGuards();
  expect(guards).toHaveLength(50);
  expect(listFaults(guards)).toEqual([]);
});
