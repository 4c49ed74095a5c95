import { afterAll, afterEach, expect } from 'vitest';
import { breachesSeen } from './breaches.ts';

// Every answer of every test; those of a file's own `afterAll` too.
afterEach(check);
afterAll(check);

function check(): void {
  expect(breachesSeen()).toEqual([]);
}
