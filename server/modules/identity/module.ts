import { changeStore, readSession } from './current-session.ts';
import { signIn } from './sign-in.ts';
import { signOut, signOutByGet } from './sign-out.ts';
import { status } from './status.ts';
import type { Module } from '../module.ts';

export { watchAccess, type AccessWatch } from './watch-access.ts';

/** Who is signed in. What they may do is decided in `authenticator.ts`. */
export const identity: Module = {
  name: 'identity',
  routes: [signIn, readSession, changeStore, signOut, signOutByGet, status],
};
