import type { FromSchema } from '../schema/from-schema.ts';
import { closedObject } from '../schema/schema-parts.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';

/** What a store charges for delivery by place. Amounts are whole units of the store's currency. */

/** As of a product's price. */
export const HIGHEST_DELIVERY_COST = 1_000_000_000;
export const MOST_ZONES = 100;
/** DIVIPOLA's code of a department, or of a municipality, which begins with that of its department. */
const PLACE = /^[0-9]{2}([0-9]{3})?$/;

export const SHIPPING_ZONE = closedObject({
  place: { type: 'string', minLength: 2, maxLength: 5, pattern: PLACE.source },
  cost: { type: 'integer', minimum: 0, maximum: HIGHEST_DELIVERY_COST },
});
export type ShippingZone = FromSchema<typeof SHIPPING_ZONE>;

export const SHIPPING_ZONES = {
  type: 'array',
  items: SHIPPING_ZONE,
  maxItems: MOST_ZONES,
} as const satisfies JsonSchema;

export interface ShippingSettings {
  /** Whether anything is charged. */
  delivery_cost_enabled: boolean;
  /** Wherever no zone says otherwise. */
  delivery_cost_details: number;
  delivery_zones: readonly ShippingZone[];
  /** Products for this amount travel free; null for never. */
  delivery_free_from: number | null;
}

/** Whether a list of zones can be charged by: each with a place of its own and an amount in bounds. */
export function isZoneList(value: unknown): value is ShippingZone[] {
  if (!Array.isArray(value) || value.length > MOST_ZONES) return false;
  const zones: readonly unknown[] = value;
  const places = zones.map((zone) => (isZone(zone) ? zone.place : null));
  return !places.includes(null) && new Set(places).size === places.length;
}

function isZone(value: unknown): value is ShippingZone {
  if (typeof value !== 'object' || value === null || !('place' in value) || !('cost' in value)) return false;
  const { place, cost } = value;
  return (
    typeof place === 'string' &&
    PLACE.test(place) &&
    typeof cost === 'number' &&
    Number.isSafeInteger(cost) &&
    cost >= 0 &&
    cost <= HIGHEST_DELIVERY_COST
  );
}

/** A shipping cost, and which rule of the store it comes from. */
export type ProposedShipping =
  /** The store charges nothing. */
  | { cost: 0; by: 'none' }
  | { cost: 0; by: 'free'; from: number }
  | { cost: number; by: 'zone'; place: string }
  | { cost: number; by: 'default' };

/**
 * What the store charges for an order (spec 2 §9, by place): nothing from the amount on that travels free, else what it
 * says for the city, for its department, or for everywhere.
 * @param order `city_id` is DIVIPOLA's code; `subtotal` the products, before the order's own discount
 */
export function proposeShipping(
  store: ShippingSettings,
  { city_id, subtotal }: { city_id: string | null | undefined; subtotal: number },
): ProposedShipping {
  if (!store.delivery_cost_enabled) return { cost: 0, by: 'none' };
  const { delivery_zones: zones, delivery_free_from: from } = store;
  if (from !== null && subtotal >= from) return { cost: 0, by: 'free', from };
  const places = city_id ? [city_id, city_id.slice(0, 2)] : [];
  for (const place of places) {
    const zone = zones.find((one) => one.place === place);
    if (zone !== undefined) return { cost: zone.cost, by: 'zone', place };
  }
  return { cost: store.delivery_cost_details, by: 'default' };
}
