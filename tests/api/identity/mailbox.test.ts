import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser, proveMailbox, USER_ACTIVE } from '../../../server/modules/identity/accounts.ts';
import { accountsOf, checkPassword, type Account } from '../../../server/modules/identity/check-password.ts';
import { createTestApi, type TestApi } from '../../support/api.ts';

/** As many accounts that nobody has proven are tried. */
const TRIED = 3;
/** More accounts than are read. */
const CROWD = 250;

let world: TestApi;
let addresses = 0;

beforeAll(async () => {
  world = await createTestApi();
});
afterAll(() => world.close());

function newAddress(): string {
  addresses += 1;
  return `casilla${addresses}@correo.co`;
}

async function account(email: string, mailboxProven: boolean, password = 'x'): Promise<number> {
  const names = { firstName: 'Ana', lastName: 'Mesa' };
  const id = await createUser(world.ports, { email, ...names, mailboxProven, password });
  if (id === null) throw new Error('The address has an account');
  return id;
}

const prove = (userId: number) => world.database.platformWrite((sql) => proveMailbox(sql, userId));

const provenOf = (email: string) =>
  world.database.platform((sql) =>
    sql
      .selectFrom('users')
      .select(['id', 'verified'])
      .where('email', '=', email)
      .where('mailbox_proven', '=', true)
      .execute(),
  );

describe('a mailbox has one owner', () => {
  test('of any accounts with one address the first that is proven keeps it; the others change nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 4 }), fc.infiniteStream(fc.nat(3)), async (many, tries) => {
        const [email, other] = [newAddress(), newAddress()];
        const ids: number[] = [];
        for (let i = 0; i < many; i += 1) ids.push(await account(email, false));
        const neighbour = await account(other, true);
        const order = [...tries.take(6)].map((at) => ids[at % many] ?? 0);
        for (const id of order) expect(await prove(id)).toBe(id === order[0]);
        expect(await provenOf(email)).toEqual([{ id: order[0], verified: true }]);
        // Another address's owner is in nobody's way.
        expect(await prove(neighbour)).toBe(true);
      }),
      { numRuns: 6 },
    );
  }, 60_000);
});

const accountOf = (id: number, mailbox_proven: boolean, password_hash: string): Account => ({
  id,
  email: 'ana@correo.co',
  password_hash,
  user_status_id: USER_ACTIVE,
  mailbox_proven,
});

describe('the order in which accounts with one address are tried', () => {
  test('the owner’s is found however many others claim the address', async () => {
    const email = newAddress();
    const own = await account(email, true);
    const { password_hash } = (await accountsOf(world.database, email))[0] ?? { password_hash: '' };
    await world.database.platformWrite((sql) =>
      sql
        .insertInto('users')
        .values(
          Array.from({ length: CROWD }, () => ({
            email,
            password_hash,
            first_name: 'Otro',
            last_name: 'Nombre',
            phone: null,
            verified: false,
            mailbox_proven: false,
            created_at: world.clock.now(),
          })),
        )
        .execute(),
    );
    const accounts = await accountsOf(world.database, email);
    expect(accounts[0]?.id).toBe(own);
    const claims = accounts.slice(1).map(({ id }) => id);
    expect(claims).toEqual(claims.toSorted((a, b) => a - b));
    expect(accounts.length).toBeLessThan(CROWD);
    // All of them have one password: it opens the owner's account.
    const opened = await checkPassword(world.ports, accounts, { email, password: 'x' });
    expect(opened?.id).toBe(own);
  }, 60_000);

  test('the owner’s first, then the oldest claims, three at most, whichever share the password', async () => {
    const [right, wrong] = [
      await world.ports.passwords.hash('abierta'),
      await world.ports.passwords.hash('no'),
    ];
    const some = fc.array(fc.boolean(), { maxLength: 6 });
    // Half of them open with the first that is one too many.
    const late = some.map((rest) => [...Array.from({ length: TRIED }, () => false), true, ...rest]);
    const claims = fc.oneof(some, late);
    const owner = fc.option(fc.boolean());
    await fc.assert(
      fc.asyncProperty(claims, owner, async (opens, ownerOpens) => {
        const hashOf = (matches: boolean) => (matches ? right : wrong);
        // As they are read: the oldest first, the owner's before all, though it is the youngest.
        const others = opens.map((matches, at) => accountOf(1 + at, false, hashOf(matches)));
        const own = ownerOpens === null ? [] : [accountOf(100, true, hashOf(ownerOpens))];
        const expected = [...own, ...others.slice(0, TRIED)].find(
          ({ password_hash }) => password_hash === right,
        );
        const credentials = { email: 'ana@correo.co', password: 'abierta' };
        const opened = await checkPassword(world.ports, [...own, ...others], credentials);
        expect(opened?.id).toBe(expected?.id);
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});
