import { expect } from 'vitest';
import { createOutbox, type Outbox } from '../../../server/adapters/outbox.ts';
import { silentLogger } from '../../../server/adapters/silent-logger.ts';
import { startWorker } from '../../../server/jobs/worker.ts';
import { modules } from '../../../server/modules/all.ts';
import { createTestApi, type TestApi, type TestApiOptions } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';

export interface TeamWorld {
  test: TestApi;
  outbox: Outbox;
  /** The token in the n-th mail to this address, as soon as it is sent. */
  token(to: string, nth?: number): Promise<string>;
  /** Path below the first store. */
  path(below: string): string;
  close(): Promise<void>;
}

export interface RoleAnswer {
  id: number;
  name: string;
  permission_role: { name: string; module_id: number }[];
  branch_ids: number[] | null;
  users: number;
  version: string;
}

export interface InvitationAnswer {
  id: number;
  email: string;
  role: string | null;
  expires_at: string;
  expired: boolean;
}

/** The API with an outbox for mail, and a worker that sends. */
export async function createTeamWorld(options: Pick<TestApiOptions, 'database'> = {}): Promise<TeamWorld> {
  const outbox = createOutbox();
  const test = await createTestApi({ ...options, ports: { mail: outbox.mail } });
  const handlers = Object.assign({}, ...modules.map((module) => module.jobs?.(test.ports) ?? {}));
  const { database, clock } = test;
  const worker = startWorker({ database, clock, logger: silentLogger, handlers, interval: 20 });
  const sentTo = (to: string) => outbox.messages.filter((message) => message.to === to);
  return {
    test,
    outbox,
    async token(to, nth = 1) {
      await expect.poll(() => sentTo(to).length, { interval: 5 }).toBeGreaterThanOrEqual(nth);
      return /\/invitation\?token=([\w-]+)/.exec(sentTo(to)[nth - 1]?.text ?? '')?.[1] ?? '';
    },
    path: (below) => `/stores/${test.storeId}${below}`,
    async close() {
      await worker.stop();
      await test.close();
    },
  };
}

let guests = 0;

/** A body for `POST /users/invitations` to an address that no other test knows. */
export function guest(role: { role_id?: number; new_role?: object; all_permissions?: boolean }) {
  guests += 1;
  return { first_name: 'Lina', last_name: 'Mesa', email: `lina${guests}@correo.co`, ...role };
}

/** A new role of the first store. */
export async function newRole(
  { path }: TeamWorld,
  client: TestClient,
  permissions: string[],
): Promise<RoleAnswer> {
  const name = `Rol ${crypto.randomUUID().slice(0, 8)}`;
  const { body } = await client.post<RoleAnswer>(path('/roles'), { name, permissions });
  return body;
}
