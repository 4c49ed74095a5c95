import { expect, test } from 'vitest';
import { listFaults, readGuards } from '../../scripts/lib/guard-list.mjs';

test('each break of tests/GUARDS.md still applies, and its suite is there', () => {
  const guards = readGuards();
  expect(guards.length).toBeGreaterThan(15);
  expect(listFaults(guards)).toEqual([]);
});
