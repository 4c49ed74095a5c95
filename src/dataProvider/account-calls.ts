import type { DeviceName } from '../../domain/identity/sign-in-answers.ts';
import type { PushAddressBody, PushDevice } from '../../domain/identity/push-device.ts';
import type { OwnSession } from '../../domain/identity/own-session.ts';
import { unreadableAnswer } from './api-error.ts';
import type { Http } from './http.ts';
import { createRequests } from './records.ts';

/** The calls about the user's own account and this device. */
export function createAccountCalls(http: Http, path: (below: string) => string) {
  const { rows, send } = createRequests(http, (below) => below);
  const inStore = createRequests(http, path);
  return {
    /** The user's sessions, the most recently used first. */
    listSessions: () => rows<OwnSession>('/users/sessions'),

    /** Signs out on one device; rejects with status 404 when the session had already ended. */
    endSession: (id: string) => send('DELETE', `/users/sessions/${encodeURIComponent(id)}`),

    /** Signs out on all other devices. */
    endOtherSessions: () => send('DELETE', '/users/sessions'),

    /** Changes the password; the other sessions end. Rejects with the errors of the fields. */
    changePassword: (current_password: string, password: string) =>
      send('PUT', '/users/change-password', { body: { current_password, password } }),

    /** Submits the code of another screen. @returns the device that it would sign in */
    async claimCode(code: string): Promise<DeviceName> {
      const { json } = await http('/users/codes/claims', { method: 'POST', body: { code } });
      if (typeof json !== 'object' || json === null) throw unreadableAnswer();
      return { browser: textIn(json, 'browser'), system: textIn(json, 'system') };
    },

    /** Approves or refuses that device; rejects with status 404 when the code has expired. */
    decideOnCode: (code: string, allow: boolean) =>
      send('PUT', '/users/codes/claims', { body: { code, allow } }),

    /** Whether this device has news of the store while no page of the panel is open. */
    readPushDevice: () => inStore.object<PushDevice>('/push-device', {}, 'active'),
    setPushDevice: (address: PushAddressBody) => inStore.send('PUT', '/push-device', { body: address }),
    endPushDevice: () => inStore.send('DELETE', '/push-device'),
  };
}

function textIn(json: object, name: string): string | null {
  const value = new Map<string, unknown>(Object.entries(json)).get(name);
  return typeof value === 'string' ? value : null;
}
