import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dayOf, daysBetween } from '../../../domain/dates/day.ts';
import { lookAtPlans } from '../../../server/modules/billing/daily-job.ts';
import { insertMember } from '../../../server/modules/identity/module.ts';
import type { WhatsApp, WhatsAppReminder } from '../../../server/ports/ports.ts';
import { openBilling, type BillingWorld } from './billing-world.ts';

const PHONE = '573009998877';
const DAYS = [15, 7, 3, 1];

let world: BillingWorld;
let sent: WhatsAppReminder[];
let down: boolean;

async function open(whatsApp: WhatsApp): Promise<void> {
  world = await openBilling({ ports: { whatsApp } });
  await world.report(await world.pay('payu', await world.checkout('payu')));
  await world.work();
  world.mails.length = 0;
}

const prove = (proven_phone: string | null) =>
  world.test.database.platformWrite((sql) =>
    sql
      .updateTable('users')
      .set({ proven_phone })
      .where('id', '=', world.test.people.outsider.userId)
      .execute(),
  );

/** Days from now until so many days before the end of the plan. */
async function until(before: number): Promise<void> {
  const { next_cut_date } = await world.subscription();
  // The store's day: late in the evening of Bogotá it is tomorrow already in UTC.
  const today = dayOf(world.test.clock.now(), 'America/Bogota');
  await world.pass(daysBetween(today, next_cut_date ?? '') - before);
}

const mailed = () => world.mails.filter(({ subject }) => subject.includes('expira el'));

beforeEach(() => {
  sent = [];
  down = false;
});
afterEach(() => world.close());

describe('[BIL-08] reminders by WhatsApp', () => {
  const sendCode = async () => null;
  const approved: WhatsApp = {
    sendCode,
    async sendPlanReminder(message) {
      if (down) throw new Error('WhatsApp answered 500');
      sent.push(message);
      return null;
    },
  };

  test('go to the phone that the owner has shown, 15, 7, 3 and 1 days before, each once, beside the mail', async () => {
    await open(approved);
    await prove(PHONE);
    const { next_cut_date: day } = await world.subscription();
    for (const [at, before] of DAYS.entries()) {
      await until(before);
      expect(sent).toHaveLength(at + 1);
      // Another look at the same day.
      await lookAtPlans(world.test.ports, new AbortController().signal);
      await world.work();
    }
    await until(0);
    const store = 'Tienda Dos';
    expect(sent).toEqual(DAYS.map(() => ({ to: PHONE, store, day, language: 'es' })));
    expect(mailed()).toHaveLength(DAYS.length * 2);
  }, 240_000);

  test('are tried again when WhatsApp fails, and repeat neither themselves nor the mail', async () => {
    await open(approved);
    await prove(PHONE);
    await until(16);
    down = true;
    await expect(world.pass(1)).rejects.toThrow('WhatsApp answered 500');
    expect([sent.length, mailed().length]).toEqual([0, 2]);
    down = false;
    for (let tries = 0; tries < 3; tries += 1) {
      await world.later(120_000);
      await world.work();
    }
    expect([sent.length, mailed().length]).toEqual([1, 2]);
  }, 240_000);

  test('go to no phone that nobody has shown', async () => {
    await open(approved);
    await prove(null);
    await until(15);
    expect([sent.length, mailed().length]).toEqual([0, 2]);
  }, 240_000);

  test('go to an owner who is active, not to somebody else of the store', async () => {
    await open(approved);
    await prove(PHONE);
    const { people, otherStoreId, database, clock } = world.test;
    const others = [
      { ...people.admin, owner: false, phone: '573001000001' },
      { ...people.owner, owner: true, phone: '573001000002' },
    ];
    await database.platformWrite(async (sql) => {
      for (const { userId, owner, phone } of others) {
        // They come first where nobody asks who is an owner.
        expect(userId).toBeLessThan(people.outsider.userId);
        await insertMember(sql, otherStoreId, { userId, owner }, clock.now());
        await sql.updateTable('users').set({ proven_phone: phone }).where('id', '=', userId).execute();
      }
      await sql
        .updateTable('memberships')
        .set({ active: false })
        .where('store_id', '=', otherStoreId)
        .where('user_id', '=', people.owner.userId)
        .execute();
    });
    await until(15);
    expect(sent.map(({ to }) => to)).toEqual([PHONE]);
  }, 240_000);

  test('are not sent without an approved template; the mail is', async () => {
    await open({ sendCode });
    await prove(PHONE);
    await until(15);
    expect(mailed()).toHaveLength(2);
    const jobs = await world.test.database.platform((sql) =>
      sql.selectFrom('jobs').select('kind').where('kind', '=', 'billing.whatsapp').execute(),
    );
    expect(jobs).toEqual([]);
  }, 240_000);
});
