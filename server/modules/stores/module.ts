import { readStore } from './read-store.ts';
import type { Module } from '../module.ts';

export { createStore, insertStore } from './new-store.ts';

/** The store itself: its profile, its plan. */
export const stores: Module = { name: 'stores', routes: [readStore] };
