import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import type { TransferWay } from '../../../domain/payments/transfer-texts.ts';

/** Pages of spec 1 §2. The method is a channel of the catalogue. */
export const PROVIDERS_PATH = '/config/paymentProviders';
export const ADD_PATH = `${PROVIDERS_PATH}/add`;
export const UPDATE_PATH = `${PROVIDERS_PATH}/update`;

/** The account of a transfer that a page begins with. */
export const WAY_PARAMETER = 'way';

export function addPath(id: number): string {
  return `${ADD_PATH}?method=${id}`;
}

export function updatePath(id: number): string {
  return `${UPDATE_PATH}/${id}`;
}

/** The form of transfers, at one of their accounts; of a new channel or of one that is there. */
export function transferPath(way: TransferWay): string {
  return `${addPath(CHANNEL_IDS.manual)}&${WAY_PARAMETER}=${way}`;
}
