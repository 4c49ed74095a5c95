import { JobQueue } from '../../../server/jobs/worker.ts';
import type { StoreDomain } from '../../../domain/stores/domain-check.ts';
import type { JobHandler } from '../../../server/jobs/job.ts';
import { modules } from '../../../server/modules/all.ts';
import type { MailMessage } from '../../../server/ports/ports.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';

export const OURS = '203.0.113.10';
export const MINUTE = 60_000;

export interface StoredDomain {
  domain: string | null;
  custom_domain_created_at: string | null;
}

export interface Failure {
  code: string;
  errors: Record<string, { key: string }>;
  incoming_ip?: string | null;
  required_ip?: string;
}

/** Two stores with the Pro plan, and a DNS that the test writes. */
export class DomainsWorld {
  readonly test: TestApi;
  readonly mails: MailMessage[];
  /** Where each name leads; what is not in here has no record. An error is a name server that is silent. */
  readonly zone: Map<string, string[] | Error>;
  /** What TXT records say. A name that is not in here names both stores. */
  readonly texts: Map<string, string[]>;
  /** Names that were looked at. */
  readonly looks: string[];
  owner!: TestClient;
  rival!: TestClient;

  private constructor(test: TestApi, seen: Pick<DomainsWorld, 'mails' | 'zone' | 'texts' | 'looks'>) {
    this.test = test;
    this.mails = seen.mails;
    this.zone = seen.zone;
    this.texts = seen.texts;
    this.looks = seen.looks;
  }

  static async open(): Promise<DomainsWorld> {
    const seen = {
      mails: [] as MailMessage[],
      zone: new Map<string, string[] | Error>(),
      texts: new Map<string, string[]>(),
      looks: [] as string[],
    };
    const test = await createTestApi({
      ports: {
        mail: { send: async (message) => void seen.mails.push(message) },
        domains: {
          requiredIp: OURS,
          cname: 'tiendas.tendero.co',
          hasText: async (name, text) => seen.texts.get(name)?.includes(text) ?? true,
          async addressesOf(name) {
            seen.looks.push(name);
            const found = seen.zone.get(name) ?? [];
            if (found instanceof Error) throw found;
            return found.map((address) => ({ address, isPublic: !address.startsWith('10.') }));
          },
        },
      },
    });
    return new DomainsWorld(test, seen);
  }

  /** Nothing connected, nothing waited for, nothing seen. */
  async reset(): Promise<void> {
    this.mails.length = 0;
    this.looks.length = 0;
    this.zone.clear();
    this.texts.clear();
    await this.test.database.platformWrite(async (sql) => {
      await sql.updateTable('stores').set({ domain: null, custom_domain_created_at: null }).execute();
      await sql.deleteFrom('domain_checks').execute();
      await sql.deleteFrom('jobs').execute();
      await sql.deleteFrom('rate_limits').execute();
    });
    await this.setPlan('pro');
    await this.signIn();
  }

  /** Sessions end while the clock leaps. */
  async signIn(): Promise<void> {
    this.owner = await signedIn(this.test, 'owner');
    this.rival = await signedIn(this.test, 'outsider');
  }

  async setPlan(plan: 'free' | 'pro'): Promise<void> {
    await this.test.database.platformWrite((sql) => sql.updateTable('stores').set({ plan }).execute());
  }

  at(below = '', storeId = this.test.storeId): string {
    return `/stores/${storeId}${below}`;
  }

  named(call: 'available' | 'verify', name: string): string {
    return this.at(`/domain/${call}?name=${encodeURIComponent(name)}`);
  }

  async store(): Promise<StoredDomain> {
    return (await this.owner.get<StoredDomain>(this.at())).body;
  }

  async state(): Promise<StoreDomain> {
    return (await this.owner.get<StoreDomain>(this.at('/domain'))).body;
  }

  /** Does the jobs that are due, mail included. */
  async work(): Promise<void> {
    const queue = new JobQueue(this.test.database, MINUTE);
    const handlers: Record<string, JobHandler> = Object.assign(
      {},
      ...modules.map((module) => module.jobs?.(this.test.ports) ?? {}),
    );
    for (;;) {
      const job = await queue.take(['domains.check', 'domains.mail'], this.test.clock.now());
      if (job === null) return;
      await handlers[job.kind]?.(job, new AbortController().signal);
      await queue.done(job);
    }
  }
}
