import type { Module } from '../module.ts';
import { branchHooks, defaultRoute, disableRoute } from './branches.ts';

export { lockBranches } from './branches.ts';

/** Branches, or sales lines: `user-stores` of the API. */
export const branchesModule: Module = {
  tag: 'user-stores',
  routes: [defaultRoute, disableRoute],
  hooks: { 'user-stores': branchHooks },
};
