import type { DeviceName } from '../../domain/identity/device-name.ts';
import { unreadableAnswer } from './api-error.ts';
import type { Http } from './http.ts';
import { rowsOf } from './records.ts';

/** One place where the user is signed in. */
export interface OwnSession extends DeviceName {
  id: string;
  created_at: string;
  last_seen_at: string;
  /** The one of this browser. */
  current: boolean;
}

/** The calls about one's own account. */
export function createAccountCalls(http: Http) {
  return {
    /** Where the user is signed in, the last seen first. */
    async listSessions(): Promise<OwnSession[]> {
      return rowsOf<OwnSession>(await http('/users/sessions'));
    },

    /** Signs out on one device; rejects with status 404 when it was over already. */
    async endSession(id: string): Promise<void> {
      await http(`/users/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });
    },

    /** Signs out everywhere but here. */
    async endOtherSessions(): Promise<void> {
      await http('/users/sessions', { method: 'DELETE' });
    },

    /** Sets another password; the other sessions end. Rejects with the fields that are wrong. */
    async changePassword(current_password: string, password: string): Promise<void> {
      await http('/users/change-password', { method: 'PUT', body: { current_password, password } });
    },

    /** Types the code of another screen. @returns which device it would sign in */
    async claimCode(code: string): Promise<DeviceName> {
      const { json } = await http('/users/codes/claims', { method: 'POST', body: { code } });
      if (typeof json !== 'object' || json === null) throw unreadableAnswer();
      return { browser: textIn(json, 'browser'), system: textIn(json, 'system') };
    },

    /** Says yes or no to that device; rejects with status 404 when the code is over. */
    async decideOnCode(code: string, allow: boolean): Promise<void> {
      await http('/users/codes/claims', { method: 'PUT', body: { code, allow } });
    },
  };
}

function textIn(json: object, name: string): string | null {
  const value = new Map<string, unknown>(Object.entries(json)).get(name);
  return typeof value === 'string' ? value : null;
}
