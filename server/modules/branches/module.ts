import type { Module } from '../module.ts';
import { branchHooks } from './branch-hooks.ts';
import { defaultRoute } from './default-route.ts';
import { disableRoute } from './disable-route.ts';

export { lockBranches } from './branch-hooks.ts';

/** Branches, or sales lines: `user-stores` of the API. */
export const branchesModule: Module = {
  name: 'branches',
  routes: [defaultRoute, disableRoute],
  hooks: { 'user-stores': branchHooks },
};
