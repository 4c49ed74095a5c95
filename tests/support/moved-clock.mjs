/** Loaded before a server (`node --import`): its clock is ahead by the milliseconds in a file, which may change. */
import { readFileSync } from 'node:fs';
import { moveDate } from './moved-date.mjs';

/** Milliseconds for which the file is not read again. */
const FRESH = 20;

const file = process.env.TEST_CLOCK ?? '';
let offset = 0;
let readAt = -Infinity;

moveDate(() => {
  const at = performance.now();
  if (at - readAt > FRESH) {
    readAt = at;
    offset = Number(readFileSync(file, 'utf8'));
  }
  return offset;
});
