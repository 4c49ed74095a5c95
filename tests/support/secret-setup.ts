import { afterEach, expect } from 'vitest';
import { leaksSeen } from './secret-watch.ts';

// Every answer, log line and export of every test of the API and of the screens.
afterEach(async () => {
  expect(await leaksSeen()).toEqual([]);
});
