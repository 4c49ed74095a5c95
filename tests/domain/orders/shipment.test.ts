import { describe, expect, test } from 'vitest';
import {
  CARRIERS,
  hasShipment,
  shipmentText,
  TRACKING_LINK,
  trackingLink,
} from '../../../domain/orders/shipment.ts';
import orders from '../../../schemas/orders.json';

test('a shipment is said by what of it is known', () => {
  expect(shipmentText({ carrier: 'TCC', tracking_number: '889' })).toBe('TCC · 889');
  expect(shipmentText({ carrier: null, tracking_number: '889' })).toBe('889');
  expect(shipmentText({ carrier: 'TCC', tracking_number: '' })).toBe('TCC');
  expect(shipmentText({ carrier: null, tracking_number: null })).toBe('');
  expect(hasShipment({ carrier: null, tracking_number: '', tracking_url: null })).toBe(false);
  expect(hasShipment({ carrier: null, tracking_number: null, tracking_url: 'https://a.co' })).toBe(true);
});

test.each([
  ['https://rastreo.tcc.com.co/?guia=889', true],
  ['https://tcc.co:8443/guia#889', true],
  ['http://tcc.co/889', false],
  ['javascript:alert(1)//https://tcc.co', false],
  ['https://user@evil.co', false],
  ['https://localhost/889', false],
  ['https://tcc.co/con espacio', false],
  ['tcc.co/889', false],
])('[ORD-07] the link %s is one to follow a parcel by: %s', (link, taken) => {
  expect(TRACKING_LINK.test(link)).toBe(taken);
});

test('form and API ask the same of a link', () => {
  expect(new RegExp(orders.properties.tracking_url.pattern).source).toBe(TRACKING_LINK.source);
});

test('every carrier that is suggested fits into its field, and stands there once', () => {
  expect(new Set(CARRIERS.map(({ name }) => name)).size).toBe(CARRIERS.length);
  for (const { name } of CARRIERS)
    expect(name.length).toBeLessThanOrEqual(orders.properties.carrier.maxLength);
});

describe('the link of a parcel', () => {
  const parcel = (
    carrier: string | null,
    tracking_number: string | null,
    tracking_url: string | null = null,
  ) => trackingLink({ carrier, tracking_number, tracking_url });

  test('is made from the number of each carrier that has a page for one, and is a link of its kind', () => {
    const made = CARRIERS.filter(({ page }) => page !== undefined).map(({ name }) =>
      parcel(name, '123456789'),
    );
    expect(made.length).toBeGreaterThanOrEqual(5);
    for (const link of made) expect(link).toMatch(TRACKING_LINK);
    for (const link of made) expect(link).toMatch(/[=/]123456789$/);
  });

  test.each([
    ['INTERRAPIDISIMO', ' 7788 990-1 ', 'https://interrapidisimo.com/sigue-tu-envio/?guia=77889901'],
    ['envia', '114015591855', 'https://hub.envia.co/landingrastreo/Rastreo/Index?guia=114015591855'],
    ['Domicilio propio', '12345', null],
    ['Mi primo en moto', '12345', null],
    [null, '12345', null],
    ['TCC', null, null],
    ['TCC', 'sale mañana', null],
    ['TCC', '1&x=2/../', null],
  ])('of %s with the number %s is %s', (carrier, number, link) => {
    expect(parcel(carrier, number)).toBe(link);
  });

  test('is the one that was typed, where there is one', () => {
    expect(parcel('TCC', '123456789', 'https://rastreo.co/1')).toBe('https://rastreo.co/1');
  });
});
