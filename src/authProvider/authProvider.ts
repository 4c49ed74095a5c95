import { isObject } from '../../domain/json/is-object.ts';
import { judge, type Access } from '../../domain/access/access.ts';
import type { ExpiredSession } from './expired-session.ts';
import { goToLogin } from './go-to-login.ts';
import { accessOf, type SessionStore } from './session-store.ts';
import { leaveTendero } from './sign-out.ts';
import { hasSignedInHint } from './signed-in-hint.ts';
import type { AuthProvider, UserIdentity } from 'ra-core';

export interface AccessQuestion {
  action: string;
  resource: string;
}

export interface AuthProviderOptions {
  session: SessionStore;
  expired: ExpiredSession;
  /** The access rule of an action on a resource; null when no schema declares the two. */
  ruleOf(question: AccessQuestion): { permission: string | null; feature?: string } | null;
  /** Sends what waits for its undo to pass; the session that may write it is about to end. */
  sendPending?(): Promise<void>;
  /** Leaves the admin by a page load, so that none of its data stays in memory. */
  leave?(path: string): void;
}

/** Calls whose 401 says that the session is over, by code and by the spec's messages (2 §8). */
const EXPIRED = new Set(['missing_jwt', 'invalid_jwt', 'missing or malformed jwt', 'invalid or expired jwt']);

/** Answers react-admin's requests about the user from the session of the page. */
export function createAuthProvider(options: AuthProviderOptions) {
  const { session, expired } = options;
  const leave = options.leave ?? ((path: string) => location.assign(path));

  return {
    /** The public pages sign users in, without loading the admin. */
    async login() {
      leave('/');
    },

    async logout() {
      await options.sendPending?.();
      await leaveTendero(session);
      leave('/');
      return false as const;
    },

    async checkAuth() {
      if (session.current() === null && !hasSignedInHint())
        return goToLogin(session, leave, { notice: false });
      try {
        await session.load();
      } catch (error) {
        if (isExpiry(error)) return goToLogin(session, leave, { notice: true });
        // A lost connection signs nobody out: the screens report the data that they could not load.
      }
    },

    async checkError(error: unknown) {
      if (codeOf(error) === 'identity_mismatch') return leave(location.pathname + location.search);
      if (!isExpiry(error)) return;
      await expired.report();
      goToLogin(session, leave, { notice: false });
    },

    async getIdentity(): Promise<UserIdentity> {
      const { user } = await session.load();
      return {
        id: user.user_id,
        fullName: `${user.first_name} ${user.last_name}`.trim() || user.user_email,
        email: user.user_email,
      };
    },

    async getPermissions(): Promise<Access | null> {
      return accessOf(await session.load());
    },

    async canAccess(question: AccessQuestion) {
      const access = accessOf(await session.load());
      const rule = options.ruleOf(question);
      return access !== null && rule !== null && judge(access, rule) === 'allowed';
    },
  } satisfies AuthProvider;
}

function isExpiry(error: unknown): boolean {
  return statusOf(error) === 401 && [codeOf(error), messageOf(error)].some((text) => EXPIRED.has(text));
}

function statusOf(error: unknown): number | undefined {
  return isObject(error) && typeof error['status'] === 'number' ? error['status'] : undefined;
}

function codeOf(error: unknown): string {
  return textOf(bodyOf(error), 'code');
}

function messageOf(error: unknown): string {
  return textOf(bodyOf(error), 'message');
}

function bodyOf(error: unknown): unknown {
  return isObject(error) ? error['body'] : undefined;
}

function textOf(value: unknown, key: string): string {
  const text = isObject(value) ? value[key] : undefined;
  return typeof text === 'string' ? text : '';
}
