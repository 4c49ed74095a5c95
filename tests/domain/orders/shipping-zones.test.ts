import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  HIGHEST_DELIVERY_COST,
  isZoneList,
  MOST_ZONES,
  proposeShipping,
  type ShippingSettings,
} from '../../../domain/orders/shipping-zones.ts';
import { CITIES, placeName, searchDepartments } from '../../../domain/places/cities.ts';

const MEDELLIN = '05001';
const RIONEGRO = '05615';
const CALI = '76001';
const STORE: ShippingSettings = {
  delivery_cost_enabled: true,
  delivery_cost_details: 15_000,
  delivery_zones: [
    { place: '05', cost: 9_000 },
    { place: MEDELLIN, cost: 0 },
  ],
  delivery_free_from: 150_000,
};

describe('what delivery costs', () => {
  test.each([
    [MEDELLIN, 149_999, { cost: 0, by: 'zone', place: MEDELLIN }],
    [RIONEGRO, 149_999, { cost: 9_000, by: 'zone', place: '05' }],
    [CALI, 149_999, { cost: 15_000, by: 'default' }],
    [null, 0, { cost: 15_000, by: 'default' }],
    [CALI, 150_000, { cost: 0, by: 'free', from: 150_000 }],
  ])('to %s with products for %d', (city_id, subtotal, proposed) => {
    expect(proposeShipping(STORE, { city_id, subtotal })).toEqual(proposed);
  });

  test('is nothing in a store that charges nothing', () => {
    const store = { ...STORE, delivery_cost_enabled: false };
    expect(proposeShipping(store, { city_id: CALI, subtotal: 1 })).toEqual({ cost: 0, by: 'none' });
  });

  test('is one of the amounts that the store wrote, in whole units, and no more with more products', () => {
    const place = fc.constantFrom(...CITIES.slice(0, 300).flatMap(({ code }) => [code, code.slice(0, 2)]));
    const cost = fc.integer({ min: 0, max: HIGHEST_DELIVERY_COST });
    const zones = fc.uniqueArray(fc.record({ place, cost }), {
      selector: (zone) => zone.place,
      maxLength: 8,
    });
    const store = fc.record({
      delivery_cost_enabled: fc.boolean(),
      delivery_cost_details: cost,
      delivery_zones: zones,
      delivery_free_from: fc.option(fc.integer({ min: 1, max: HIGHEST_DELIVERY_COST })),
    });
    const city = fc.option(fc.constantFrom(...CITIES.slice(0, 300).map(({ code }) => code)));
    const amount = fc.integer({ min: 0, max: HIGHEST_DELIVERY_COST });
    fc.assert(
      fc.property(store, city, amount, amount, (settings, city_id, subtotal, more) => {
        expect(isZoneList(settings.delivery_zones)).toBe(true);
        const written = [
          0,
          settings.delivery_cost_details,
          ...settings.delivery_zones.map((zone) => zone.cost),
        ];
        const proposed = proposeShipping(settings, { city_id, subtotal });
        expect(written).toContain(proposed.cost);
        const next = proposeShipping(settings, { city_id, subtotal: subtotal + more });
        expect(next.cost).toBeLessThanOrEqual(proposed.cost);
      }),
    );
  });
});

test('a list of zones has a place each, once, and an amount in bounds', () => {
  expect(isZoneList([])).toBe(true);
  expect(isZoneList(STORE.delivery_zones)).toBe(true);
  for (const zone of [
    { place: '5001', cost: 1 },
    { place: null, cost: 1 },
    { place: '05', cost: null },
    { place: '05', cost: -1 },
    { place: '05', cost: 1.5 },
    { place: '05', cost: HIGHEST_DELIVERY_COST + 1 },
  ])
    expect(isZoneList([zone])).toBe(false);
  expect(isZoneList([STORE.delivery_zones[0], STORE.delivery_zones[0]])).toBe(false);
  const many = CITIES.slice(0, MOST_ZONES + 1).map(({ code }) => ({ place: code, cost: 1 }));
  expect([isZoneList(many), isZoneList(many.slice(1))]).toEqual([false, true]);
});

test('a place is found and named as a department or a city', () => {
  expect([placeName('05'), placeName(MEDELLIN), placeName('99999')]).toEqual([
    'Antioquia',
    'Medellín, Antioquia',
    undefined,
  ]);
  expect(searchDepartments('narino')).toEqual([{ code: '52', name: 'Nariño' }]);
  // The district and its only city are one place.
  expect(searchDepartments('BOGOTA D.C.')).toEqual([]);
});
