import type { ApiState, Ports } from './context.ts';
import { createTurns } from './http/turns.ts';
import { createStreamCounter } from './modules/events/stream-counter.ts';
import { createSessionCache } from './modules/identity/session-cache.ts';
import { createSessionTokens } from './modules/identity/token.ts';
import { createDummyHash } from './modules/identity/dummy-hash.ts';
import type { Module } from './modules/module.ts';
import { createHooks } from './resources/typed-records.ts';
import { createValidators } from './resources/validate.ts';

/** What one API keeps in memory between calls, of every floor. */
export function createApiState({ settings, passwords }: Ports, modules: Module[]): ApiState {
  return {
    hooks: createHooks(modules),
    validators: createValidators(),
    sessions: createSessionCache(),
    sessionTokens: createSessionTokens(settings.sessionSecret),
    dummyHash: createDummyHash(passwords),
    streams: createStreamCounter(),
    turns: createTurns(),
    turnsOfOthers: createTurns(),
    defaultCollections: new Map(),
    productCounts: new Map(),
  };
}
