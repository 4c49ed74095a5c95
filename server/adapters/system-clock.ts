import type { Clock } from '../ports/ports.ts';

export const systemClock: Clock = { now: () => new Date() };
