import { changePassword } from './change-password.ts';
import { changeStore, readSession, signOut, signOutByGet, status } from './session-routes.ts';
import { mailPasswordChanged, PASSWORD_CHANGED_JOB } from './set-password.ts';
import { readDemo } from './demo-account.ts';
import { requestReset, RESET_JOB, sendReset, validateResetToken } from './password-reset.ts';
import { signIn } from './sign-in.ts';
import type { Module } from '../module.ts';

export { announceAccessChange, forgetAccess } from './session-cache.ts';
export { createUser, hasRoomUnproven, insertUser, proveMailbox, USER_ACTIVE } from './accounts.ts';
export { accountsOf, checkPassword } from './check-password.ts';
export { privateCookie, privateCookieName, readCookie, signedOutCookies } from './cookies.ts';
export { closeDemoAccount } from './demo-account.ts';
export { rememberDevice } from './device.ts';
export { greeting, mailOf, mailTextsIn } from './mail-texts.ts';
export { memberAccess, visitorOf, watchAccess, type AccessWatch } from './live-session.ts';
export { addMember, insertMember } from './members.ts';
export { countTry, giveBack, type Limit } from './rate-limit.ts';
export { sessionInfo } from './session-info.ts';
export { endSession, endSessionsOf, enterStore, openSession } from './sessions.ts';
export { missingJwt } from './token.ts';

/** Who is signed in. What they may do is decided in `authenticator.ts`. */
export const identity: Module = {
  tag: 'session',
  routes: [
    signIn,
    readSession,
    changeStore,
    signOut,
    signOutByGet,
    status,
    readDemo,
    requestReset,
    validateResetToken,
    changePassword,
  ],
  jobs: (ports) => ({
    [RESET_JOB.kind]: (job) => sendReset(ports, job),
    [PASSWORD_CHANGED_JOB.kind]: (job) => mailPasswordChanged(ports, job),
  }),
};
