import { TRACKING_LINK, type Shipment } from '../../../../domain/orders/shipment.ts';
import { fill } from '../../../i18n/fill.ts';
import type { SHIPMENT_WORDS } from './shipment-words.ts';

/** What is typed into the dialog, by the fields of the order. */
export type ShipmentForm = { [Field in keyof Shipment]: string };

/** The most characters of each field, as the orders schema has them. */
export const LONGEST = { carrier: 60, tracking_number: 60, tracking_url: 300 } as const;

export function shipmentForm({ carrier, tracking_number, tracking_url }: Shipment): ShipmentForm {
  return {
    carrier: carrier ?? '',
    tracking_number: tracking_number ?? '',
    tracking_url: tracking_url ?? '',
  };
}

/** What is empty is null, which clears the field. */
export function readShipment({ carrier, tracking_number, tracking_url }: ShipmentForm): Shipment {
  return {
    carrier: carrier.trim() || null,
    tracking_number: tracking_number.trim() || null,
    tracking_url: tracking_url.trim() || null,
  };
}

/** Sentences by field; empty when the shipment can be sent. */
export function shipmentComplaints(
  form: ShipmentForm,
  words: (typeof SHIPMENT_WORDS)['es'],
): Record<string, string> {
  const shipment = readShipment(form);
  const complaints = Object.entries(LONGEST).flatMap(([field, limit]) =>
    form[field as keyof Shipment].trim().length > limit
      ? [[field, fill(words.too_long, { limit: String(limit) })]]
      : [],
  );
  const link = shipment.tracking_url;
  if (link !== null && !TRACKING_LINK.test(link)) complaints.push(['tracking_url', words.link_wrong]);
  return Object.fromEntries(complaints);
}
