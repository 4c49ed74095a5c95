import type { Module } from '../module.ts';
import { branchHooks } from './branch-hooks.ts';
import { defaultRoute } from './default-route.ts';

/** Branches, or sales lines: `user-stores` of the API. */
export const branchesModule: Module = {
  name: 'branches',
  routes: [defaultRoute],
  hooks: { 'user-stores': branchHooks },
};
