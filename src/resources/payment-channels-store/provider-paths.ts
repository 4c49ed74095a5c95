/** Pages of spec 1 §2. The method is a channel of the catalogue. */
export const PROVIDERS_PATH = '/config/paymentProviders';
export const ADD_PATH = `${PROVIDERS_PATH}/add`;
export const UPDATE_PATH = `${PROVIDERS_PATH}/update`;

export function addPath(id: number): string {
  return `${ADD_PATH}?method=${id}`;
}

export function updatePath(id: number): string {
  return `${UPDATE_PATH}/${id}`;
}
