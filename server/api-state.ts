import { createTurns, type Turns } from './http/turns.ts';
import { createStreamCounter, type StreamCounter } from './modules/events/stream-counter.ts';
import { createSessionCache, type SessionCache } from './modules/identity/session-cache.ts';
import { createSessionTokens, type SessionTokens } from './modules/identity/token.ts';
import { createStandInHash, type StandInHash } from './modules/identity/stand-in-hash.ts';
import { createHooks, type Hooks } from './resources/typed-records.ts';
import { createValidators, type Validators } from './resources/validate.ts';
import type { ProductCount } from './modules/catalog/plan-limits.ts';
import type { Module } from './modules/module.ts';
import type { Ports } from './ports/ports.ts';

/** What one API keeps in memory between calls. Two APIs of one process share none of it. */
export interface ApiState {
  readonly hooks: Hooks;
  readonly validators: Validators;
  readonly sessions: SessionCache;
  readonly sessionTokens: SessionTokens;
  readonly standInHash: StandInHash;
  readonly streams: StreamCounter;
  readonly turns: Turns;
  /** Of calls without a store: one that waits for mail or a provider takes no turn of a store's. */
  readonly turnsOfOthers: Turns;
  /** Id of a store's default collection, by store id. It never becomes another one and is never deleted. */
  readonly defaultCollections: Map<number, number>;
  /** How many products a store had when last looked at, by the store's id. */
  readonly productCounts: Map<number, ProductCount>;
}

/** The ports, with the state of the API that was made over them. Calls, jobs and imports get these. */
export interface ApiPorts extends Ports {
  readonly state: ApiState;
}

export function createApiState({ settings, passwords }: Ports, modules: Module[]): ApiState {
  return {
    hooks: createHooks(modules),
    validators: createValidators(),
    sessions: createSessionCache(),
    sessionTokens: createSessionTokens(settings.sessionSecret),
    standInHash: createStandInHash(passwords),
    streams: createStreamCounter(),
    turns: createTurns(),
    turnsOfOthers: createTurns(),
    defaultCollections: new Map(),
    productCounts: new Map(),
  };
}
