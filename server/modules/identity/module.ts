import { changePassword } from './change-password.ts';
import { changeStore, readSession } from './current-session.ts';
import { PASSWORD_CHANGED_JOB, mailPasswordChanged } from './password-changed-job.ts';
import { readDemo } from './read-demo.ts';
import { requestReset } from './request-reset.ts';
import { RESET_JOB, sendReset } from './reset-job.ts';
import { validateResetToken } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signOut, signOutByGet } from './sign-out.ts';
import { status } from './status.ts';
import type { Module } from '../module.ts';

export { announceAccessChange } from './access-changes.ts';
export { createUser, insertUser, USER_ACTIVE } from './accounts.ts';
export { privateCookie, privateCookieName, readCookie, signedOutCookies } from './cookies.ts';
export { closeDemoAccount } from './demo-account.ts';
export { rememberDevice } from './device.ts';
export { greeting, mailOf, mailTextsIn } from './mail-texts.ts';
export { hasRoomUnproven, proveMailbox } from './mailbox.ts';
export { memberAccess } from './member-access.ts';
export { addMember, insertMember } from './members.ts';
export { countTry, giveBack, type Limit } from './rate-limit.ts';
export { forgetAccess } from './session-cache.ts';
export { sessionInfo } from './session-info.ts';
export { SESSION_INFO } from './session-info-schema.ts';
export { endSession, endSessionsOf, enterStore, openSession } from './sessions.ts';
export { missingJwt } from './token.ts';
export { visitorOf } from './visitor.ts';
export { watchAccess, type AccessWatch } from './watch-access.ts';

/** Who is signed in. What they may do is decided in `authenticator.ts`. */
export const identity: Module = {
  name: 'identity',
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
    [RESET_JOB]: (job) => sendReset(ports, job),
    [PASSWORD_CHANGED_JOB]: (job) => mailPasswordChanged(ports, job),
  }),
};
