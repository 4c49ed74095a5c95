/** The carrier of a parcel and what the buyer follows it by. */
export interface Shipment {
  carrier: string | null;
  tracking_number: string | null;
  /** An https address; see `TRACKING_LINK`. */
  tracking_url: string | null;
}

/** The fields of an order that make up its shipment. */
export const SHIPMENT_FIELDS = [
  'carrier',
  'tracking_number',
  'tracking_url',
] as const satisfies (keyof Shipment)[];

/** The pattern of `tracking_url` in the orders schema: https, a host with a dot, and no user before it. */
export const TRACKING_LINK = /^https:\/\/[A-Za-z0-9.-]+\.[A-Za-z]{2,}(:\d{1,5})?([/?#][^\s]*)?$/;

/** 'Servientrega · 2039482', or what of it is known; empty without any. */
export function shipmentText({ carrier, tracking_number }: Omit<Shipment, 'tracking_url'>): string {
  return [carrier, tracking_number].filter((part) => part !== null && part !== '').join(' · ');
}

/** Whether anything of it is known. */
export function hasShipment(shipment: Shipment): boolean {
  return SHIPMENT_FIELDS.some((field) => (shipment[field] ?? '') !== '');
}
