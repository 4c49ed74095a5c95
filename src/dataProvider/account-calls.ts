import type { DeviceName } from '../../domain/identity/sign-in-answers.ts';
import type { OwnSession } from '../../domain/identity/own-session.ts';
import { unreadableAnswer } from './api-error.ts';
import type { Http } from './http.ts';
import { rowsOf } from './records.ts';

/** The calls about the user's own account. */
export function createAccountCalls(http: Http) {
  return {
    /** The user's sessions, the most recently used first. */
    async listSessions(): Promise<OwnSession[]> {
      return rowsOf<OwnSession>(await http('/users/sessions'));
    },

    /** Signs out on one device; rejects with status 404 when the session had already ended. */
    async endSession(id: string): Promise<void> {
      await http(`/users/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });
    },

    /** Signs out on all other devices. */
    async endOtherSessions(): Promise<void> {
      await http('/users/sessions', { method: 'DELETE' });
    },

    /** Changes the password; the other sessions end. Rejects with the errors of the fields. */
    async changePassword(current_password: string, password: string): Promise<void> {
      await http('/users/change-password', { method: 'PUT', body: { current_password, password } });
    },

    /** Submits the code of another screen. @returns the device that it would sign in */
    async claimCode(code: string): Promise<DeviceName> {
      const { json } = await http('/users/codes/claims', { method: 'POST', body: { code } });
      if (typeof json !== 'object' || json === null) throw unreadableAnswer();
      return { browser: textIn(json, 'browser'), system: textIn(json, 'system') };
    },

    /** Approves or refuses that device; rejects with status 404 when the code has expired. */
    async decideOnCode(code: string, allow: boolean): Promise<void> {
      await http('/users/codes/claims', { method: 'PUT', body: { code, allow } });
    },
  };
}

function textIn(json: object, name: string): string | null {
  const value = new Map<string, unknown>(Object.entries(json)).get(name);
  return typeof value === 'string' ? value : null;
}
