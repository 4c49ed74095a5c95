import { expect, test } from 'vitest';
import { type Asked, type Confirmation, differenceOf } from '../../../domain/payments/contract.ts';
import type { ALARMS } from '../../../domain/payments/notification-state.ts';

const ASKED: Asked = {
  provider: 'wompi',
  reference: 'tnda-x',
  cents: 2_490_000,
  currency: 'COP',
  test: true,
};
const CONFIRMED: Confirmation = {
  attemptId: '1',
  state: 'approved',
  cents: 2_490_000,
  currency: 'COP',
  reference: 'tnda-x',
  live: false,
  ours: true,
  refundedCents: 0,
};

/** Each fact of a confirmation that is compared, with another value. */
const OTHER: Partial<Record<(typeof ALARMS)[number], Partial<Confirmation>[]>> = {
  reference: [{ reference: 'tndb-x' }, { reference: 'TNDA-X' }, { reference: '' }],
  recipient: [{ ours: false }],
  environment: [{ live: true }],
  currency: [{ currency: 'USD' }, { currency: 'cop' }],
  amount: [{ cents: 2_489_999 }, { cents: 2_490_001 }, { cents: 0 }],
};
const CASES = Object.entries(OTHER).flatMap(([alarm, all]) => all.map((other) => [alarm, other] as const));

test('a payment that is what was asked for has no difference', () => {
  expect(differenceOf(ASKED, 'wompi', { reference: 'tnda-x' }, CONFIRMED)).toBeNull();
  expect(differenceOf(ASKED, 'wompi', { reference: null }, CONFIRMED)).toBeNull();
});

test.each(CASES)('a payment of another %s is none of ours: %o', (alarm, other) => {
  expect(differenceOf(ASKED, 'wompi', { reference: null }, { ...CONFIRMED, ...other })).toBe(alarm);
});

test('a payment of another provider, of a real account for a test, and of another claim', () => {
  expect(differenceOf(ASKED, 'payu', { reference: null }, CONFIRMED)).toBe('provider');
  expect(differenceOf({ ...ASKED, test: false }, 'wompi', { reference: null }, CONFIRMED)).toBe(
    'environment',
  );
  expect(differenceOf(ASKED, 'wompi', { reference: 'tndb-x' }, CONFIRMED)).toBe('reference');
});
