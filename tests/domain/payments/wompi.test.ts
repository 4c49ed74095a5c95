import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Claim, ProviderAccount } from '../../../domain/payments/contract.ts';
import { hexDigest } from '../../../domain/payments/digest.ts';
import { eventChecksum, integritySignature, wompi } from '../../../domain/payments/wompi/adapter.ts';
import { ACCOUNTS, noCertificate, notification } from './accounts.ts';

const ACCOUNT = ACCOUNTS.wompi;
const PROPERTIES = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];

const TRANSACTION = {
  id: '1234-1610641025-49201',
  status: 'APPROVED',
  amount_in_cents: 4_490_000,
  reference: 'MZQ3X2DE2SMX',
  currency: 'COP',
};

function event(changes: Record<string, unknown> = {}, signature: Record<string, unknown> = {}): string {
  const transaction = { ...TRANSACTION };
  return JSON.stringify({
    event: 'transaction.updated',
    data: { transaction },
    environment: 'prod',
    signature: {
      properties: PROPERTIES,
      checksum: '5a18ec5e8fdb7df463e9f94774cba8f583ba21bd04a09ceff2ea68a4bc0aefbe',
      ...signature,
    },
    timestamp: 1_530_291_411,
    sent_at: '2018-07-20T16:45:05.000Z',
    ...changes,
  });
}

const verify = (body: string, account: ProviderAccount = ACCOUNT): Promise<Claim | null> =>
  wompi.verify(notification(body), account, noCertificate);

describe('published vectors', () => {
  const parts = { reference: 'sk8-438k4-xmxm392-sn2m', cents: 2_490_000, currency: 'COP' };

  test('W1: integrity of a checkout', () => {
    expect(integritySignature(parts, ACCOUNT.integrity)).toBe(
      '37c8407747e595535433ef8f6a811d853cd943046624a0ec04662b17bbf33bf5',
    );
  });

  test('W2: integrity of a checkout that expires', () => {
    const expiring = { ...parts, expirationTime: '2023-06-09T20:28:50.000Z' };
    expect(integritySignature(expiring, ACCOUNT.integrity)).toBe(
      'e972f58e7de36b283fbb93d9318d39a54ffdff4e8e917b534f30d63c9d7bb89c',
    );
  });

  test('W3: checksum of an event', async () => {
    const values = [TRANSACTION.id, TRANSACTION.status, String(TRANSACTION.amount_in_cents)];
    expect(eventChecksum(values, '1530291411', ACCOUNT.eventsKey)).toBe(
      '5a18ec5e8fdb7df463e9f94774cba8f583ba21bd04a09ceff2ea68a4bc0aefbe',
    );
    expect(await verify(event())).toEqual({
      eventId: '1234-1610641025-49201:APPROVED:1530291411',
      attemptId: '1234-1610641025-49201',
      reference: 'MZQ3X2DE2SMX',
      state: 'approved',
    });
  });

  test('the checksum in upper case is the same', async () => {
    const checksum = '5a18ec5e8fdb7df463e9f94774cba8f583ba21bd04a09ceff2ea68a4bc0aefbe'.toUpperCase();
    expect(await verify(event({}, { checksum }))).not.toBeNull();
  });

  test('W4: a digit that moves from the time to the amount keeps the hash, and is refused', async () => {
    const moved = event({
      data: { transaction: { ...TRANSACTION, amount_in_cents: 44_900_001 } },
      timestamp: 530_291_411,
    });
    expect(eventChecksum([TRANSACTION.id, 'APPROVED', '44900001'], '530291411', ACCOUNT.eventsKey)).toBe(
      '5a18ec5e8fdb7df463e9f94774cba8f583ba21bd04a09ceff2ea68a4bc0aefbe',
    );
    expect(await verify(moved)).toBeNull();
  });
});

describe('an event is refused', () => {
  test.each([
    ['id', { id: '1234-1610641025-49202' }],
    ['status', { status: 'DECLINED' }],
    ['amount', { amount_in_cents: 4_490_001 }],
  ])('with another %s', async (_, change) => {
    expect(await verify(event({ data: { transaction: { ...TRANSACTION, ...change } } }))).toBeNull();
  });

  test('with another time, checksum, or list of what is signed', async () => {
    expect(await verify(event({ timestamp: 1_530_291_412 }))).toBeNull();
    expect(await verify(event({}, { checksum: 'a'.repeat(64) }))).toBeNull();
    expect(await verify(event({}, { checksum: '' }))).toBeNull();
    const properties = ['transaction.id', 'transaction.status'];
    const checksum = eventChecksum([TRANSACTION.id, 'APPROVED'], '1530291411', ACCOUNT.eventsKey);
    expect(await verify(event({}, { properties, checksum }))).toBeNull();
  });

  test('by the secret of another store, by no secret, and of the other environment', async () => {
    expect(await verify(event(), { ...ACCOUNT, eventsKey: 'prod_events_another' })).toBeNull();
    const unsigned = eventChecksum([TRANSACTION.id, 'APPROVED', '4490000'], '1530291411', '');
    expect(await verify(event({}, { checksum: unsigned }), { ...ACCOUNT, eventsKey: '' })).toBeNull();
    expect(await verify(event(), { ...ACCOUNT, testMode: true })).toBeNull();
    expect(await verify(event({ environment: 'test' }))).toBeNull();
  });

  test('when it is no event of a transaction, or no JSON at all', async () => {
    expect(await verify(event({ event: 'nequi_token.updated' }))).toBeNull();
    for (const body of ['', '{', 'null', '[]', '{"event":"transaction.updated"}'])
      expect(await verify(body)).toBeNull();
  });

  test('whatever one character of a signed value becomes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('id', 'status' as const),
        fc.nat(),
        fc.constantFrom(...'0aZ-'),
        async (field, at, character) => {
          const text = field === 'id' ? TRANSACTION.id : TRANSACTION.status;
          const place = at % text.length;
          const changed = `${text.slice(0, place)}${character}${text.slice(place + 1)}`;
          fc.pre(changed !== text);
          const transaction = { ...TRANSACTION, [field]: changed };
          expect(await verify(event({ data: { transaction } }))).toBeNull();
        },
      ),
    );
  });
});

describe('what a stranger names as signed costs nothing', () => {
  const LONG = 'x'.repeat(256);

  /** Characters that were digested for an event with these properties and this transaction. */
  async function digested(properties: unknown, transaction: object): Promise<number> {
    const digest = vi.spyOn(hexDigest, 'sha256');
    expect(await verify(event({ data: { transaction } }, { properties }))).toBeNull();
    const characters = digest.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
    digest.mockRestore();
    return characters;
  }

  test.each([
    ['more than twenty', [...PROPERTIES, ...Array.from({ length: 18 }, (_, at) => `transaction.p${at}`)]],
    ['one of them twice', [...PROPERTIES, 'transaction.id']],
    ['a value outside the transaction', [...PROPERTIES, 'other']],
    ['a path that is long', [...PROPERTIES, `transaction.${LONG}`]],
    ['a long value', [...PROPERTIES, 'transaction.long']],
    ['a list', [...PROPERTIES, 'transaction.list']],
    ['an object', [...PROPERTIES, 'transaction.object']],
    ['something else than a name', [...PROPERTIES, 7, null, ['transaction.id']]],
    ['no list', 'transaction.id'],
  ])('%s', async (_, properties) => {
    const transaction = { ...TRANSACTION, long: LONG, list: [LONG, LONG], object: { a: LONG } };
    expect(await digested(properties, transaction)).toBe(0);
  });

  test('whatever it names and says, no more than a page of text is digested', async () => {
    const name = fc.oneof(
      fc.constantFrom(
        ...PROPERTIES,
        'transaction.long',
        'transaction.a.b',
        '__proto__',
        'transaction.toString',
      ),
      fc.string(),
      fc.jsonValue(),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(name, { maxLength: 200 }), fc.jsonValue(), async (names, value) => {
        const transaction = { ...TRANSACTION, status: 'DECLINED', long: LONG, a: { b: value } };
        expect(await digested([...PROPERTIES, ...names], transaction)).toBeLessThan(6000);
      }),
      { numRuns: 50 },
    );
  });

  test('twenty values are still read', async () => {
    const rest = Array.from({ length: 17 }, (_, at) => `transaction.extra.p${at}`);
    const values = [TRANSACTION.id, TRANSACTION.status, String(TRANSACTION.amount_in_cents)];
    const checksum = eventChecksum(values, '1530291411', ACCOUNT.eventsKey);
    expect(await verify(event({}, { properties: [...PROPERTIES, ...rest], checksum }))).not.toBeNull();
  });
});

describe('the environment of the keys', () => {
  test('is the same for all four as the test mode says', () => {
    expect(wompi.wrongEnvironment(ACCOUNT)).toEqual([]);
    expect(wompi.wrongEnvironment({ ...ACCOUNT, testMode: true })).toEqual([
      'client_id',
      'client_secret',
      'integrity',
      'event_wompi_key',
    ]);
    expect(wompi.wrongEnvironment({ ...ACCOUNT, integrity: 'test_integrity_x' })).toEqual(['integrity']);
  });
});
