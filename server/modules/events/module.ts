import { listen } from './stream.ts';
import type { Module } from '../module.ts';

/** The live stream of a store. */
export const events: Module = { tag: 'events', routes: [listen] };
