import { expect, test } from 'vitest';
import { brokenSettings, STORE_CURRENCIES } from '../../../domain/stores/store-settings.ts';

const broken = (settings: Parameters<typeof brokenSettings>[0]) => brokenSettings(settings);

test('[CFG-02] an id is an id: a script, an address or words beside it are none', () => {
  for (const id of [null, 'G-AB12CD34EF', 'UA-1234567-1'])
    expect(broken({ google_analitycs_tracking_id: id })).toEqual([]);
  for (const id of [
    '<script>',
    'G-AB12"/>',
    'G-',
    'https://x.co/G-AB12CD34EF',
    'g-ab12cd34ef',
    'G-AB12\n',
    7,
  ])
    expect(broken({ google_analitycs_tracking_id: id })).toEqual(['google_analitycs_tracking_id']);
  for (const id of [null, '12345', '123456789012345'])
    expect(broken({ facebook_pixel_code: id })).toEqual([]);
  for (const id of ['1234', '12345a', "1';alert(1)", '1'.repeat(21)])
    expect(broken({ facebook_pixel_code: id })).toEqual(['facebook_pixel_code']);
});

test('[CFG-02] currencies are those of the countries; the button has thirty characters', () => {
  expect(STORE_CURRENCIES).toContain('COP');
  expect(broken({ currency: 'USD', call_to_action_button: '🛒'.repeat(30) })).toEqual([]);
  expect(broken({ currency: 'XXX', call_to_action_button: 'a'.repeat(31) })).toEqual([
    'currency',
    'call_to_action_button',
  ]);
});

test('[CFG-04] delivery costs a whole number', () => {
  for (const cost of [0, 12_000, 1_000_000_000]) expect(broken({ delivery_cost_details: cost })).toEqual([]);
  for (const cost of [null, '12.5', 12.5, -1, 1_000_000_001, NaN])
    expect(broken({ delivery_cost_details: cost })).toEqual(['delivery_cost_details']);
});
