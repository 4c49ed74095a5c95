import { afterAll, afterEach, expect } from 'vitest';
import { answeredAmiss } from './server-answers.ts';

// Every answer that the servers of a file gave it; those of its own `afterAll` too.
afterEach(check);
afterAll(check);

function check(): void {
  expect(answeredAmiss()).toEqual([]);
}
