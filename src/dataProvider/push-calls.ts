import type { PushAddressBody, PushDevice } from '../../domain/identity/push-device.ts';
import type { Http } from './http.ts';
import { createRequests } from './records.ts';

/** The calls about news on this device while no page of the panel is open. */
export function createPushCalls(http: Http, path: (below: string) => string) {
  const { send, object } = createRequests(http, path);
  return {
    readPushDevice: () => object<PushDevice>('/push-device', {}, 'active'),
    setPushDevice: (address: PushAddressBody) => send('PUT', '/push-device', { body: address }),
    endPushDevice: () => send('DELETE', '/push-device'),
  };
}
