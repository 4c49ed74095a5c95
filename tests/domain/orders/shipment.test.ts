import { expect, test } from 'vitest';
import carriers from '../../../domain/orders/carriers.json';
import { hasShipment, shipmentText, TRACKING_LINK } from '../../../domain/orders/shipment.ts';
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
  expect(new Set(carriers).size).toBe(carriers.length);
  for (const carrier of carriers)
    expect(carrier.length).toBeLessThanOrEqual(orders.properties.carrier.maxLength);
});
