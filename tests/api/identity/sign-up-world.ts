import { expect } from 'vitest';
import { createOutbox, type Outbox, type OutboxMessage } from '../../../server/adapters/outbox.ts';
import { silentLogger } from '../../../server/adapters/silent-logger.ts';
import { startWorker } from '../../../server/jobs/worker.ts';
import { modules } from '../../../server/modules/all.ts';
import { createTestApi, ORIGIN, type TestApi, type TestApiOptions } from '../../support/api.ts';
import { createClient, type TestClient } from '../../support/client.ts';

export interface SignUpWorld {
  test: TestApi;
  outbox: Outbox;
  /** A browser behind an address of its own. */
  browser(remoteAddress?: string): TestClient;
  /** The code in the n-th message to this phone or address, once it has gone out. */
  code(to: string, nth?: number): Promise<string>;
  /** Every message to this phone or address. */
  sentTo(to: string): OutboxMessage[];
  /** Until no job runs or could run: those of a later day wait for the clock. */
  idle(): Promise<void>;
  /** Moves the clock, once no job runs: a leap meanwhile ends the lease of a job, which then runs twice. */
  later(ms: number): Promise<void>;
  /** The payload of spec 1 §3, without the fields of the last step, for a person of this test alone. */
  form(): typeof FORM;
  close(): Promise<void>;
}

/** The API with an outbox for mail and WhatsApp, and a worker that sends. */
export async function createSignUpWorld(
  ports: TestApiOptions['ports'] = {},
  options: Pick<TestApiOptions, 'database'> = {},
): Promise<SignUpWorld> {
  const outbox = createOutbox();
  const sending = { mail: outbox.mail, whatsApp: outbox.whatsApp };
  const test = await createTestApi({ ...options, ports: { ...sending, ...ports } });
  const handlers = Object.assign({}, ...modules.map((module) => module.jobs?.(test.ports) ?? {}));
  const { database, clock } = test;
  const worker = startWorker({ database, clock, logger: silentLogger, handlers, interval: 20 });
  const sentTo = (to: string) => outbox.messages.filter((message) => message.to === to);
  const openJobs = () =>
    database.platform((sql) =>
      sql
        .selectFrom('jobs')
        .select('kind')
        .where('state', 'in', ['queued', 'running'])
        .where('run_at', '<=', clock.now())
        .execute(),
    );
  const idle = () => expect.poll(openJobs, { interval: 5 }).toEqual([]);
  let addresses = 0;
  let people = 0;
  return {
    test,
    outbox,
    browser(remoteAddress) {
      addresses += 1;
      const address = remoteAddress ?? `10.1.${addresses >> 8}.${addresses & 255}`;
      return createClient((request) => test.api.fetch(request, { remoteAddress: address }), {
        origin: ORIGIN,
      });
    },
    async code(to, nth = 1) {
      await expect.poll(() => sentTo(to).length, { interval: 5 }).toBeGreaterThanOrEqual(nth);
      return /\b(\d{4}|\d{6})\b/.exec(sentTo(to)[nth - 1]?.text ?? '')?.[0] ?? '';
    },
    sentTo,
    idle,
    async later(ms) {
      await idle();
      test.clock.advance(ms);
    },
    form() {
      people += 1;
      const phone = `57300${String(people).padStart(7, '0')}`;
      const email = `persona${people}@correo.co`;
      return { ...FORM, store: `Dulces ${people}a`, email, phone, contact_phone_number: phone };
    },
    async close() {
      await worker.stop();
      await test.close();
    },
  };
}

const FORM = {
  first_name: 'Marcela',
  last_name: 'Ríos',
  email: 'marcela@correo.co',
  password: 'panela con queso a las seis',
  store: 'Dulces Marcela',
  phone: '573001234567',
  contact_phone_number: '573001234567',
  source: 'instagram',
  verified: 1,
  user_type_id: 1,
  user_status_id: 1,
  country: 'Colombia',
  country_code: 'CO',
};

export const INFORMATION = {
  on_boarding_options: [2, 2],
  user_information: {
    first_name: 'Marcela',
    last_name: 'Ríos',
    phone_number: '573009998877',
    business_url: 'https://instagram.com/dulces',
    country_code: 'CO',
  },
};
