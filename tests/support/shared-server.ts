import { cp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { startBuiltServer } from './browser.ts';
import { connectTo, copyDemoStore } from './demo-database.ts';
import { DEMO_USER, demoFolder } from './demo-folder.ts';
import { answeredAmiss, readContract } from './server-answers.ts';

const ADDRESS = 'TENDERO_TEST_STORES';

/** A store of the run's server, as the demo store is, with an owner of its own. */
export interface OwnStore {
  origin: string;
  storeId: number;
  owner: { email: string; password: string };
}

/**
 * Vitest's global set-up: the journeys of a run share one built server. It belongs to the process that leads the run.
 * It starts when a test first requests a store, and must end well with the run.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env[ADDRESS] !== undefined) return async () => {};
  let server: Promise<SharedServer> | undefined;
  const desk = createServer((_, answer) => {
    server ??= startSharedServer();
    server
      .then(({ openStore }) => openStore())
      .then(
        (store) => answer.end(JSON.stringify(store)),
        (error: unknown) => answer.writeHead(500).end(String(error)),
      );
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  const { port } = desk.address() as AddressInfo;
  process.env[ADDRESS] = `http://127.0.0.1:${port}`;
  return async () => {
    desk.close();
    delete process.env[ADDRESS];
    await (await server?.catch(() => undefined))?.stop();
  };
}

/** Of the run's server, once this process has read it. */
let contract: Promise<void> | undefined;

/** For the tests of one file: nobody else works in it. */
export async function openOwnStore(): Promise<OwnStore> {
  const address = process.env[ADDRESS];
  if (address === undefined)
    throw new Error('tests/support/shared-server.ts is not in globalSetup of vitest.config.ts');
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(await answer.text());
  const store: OwnStore = JSON.parse(await answer.text());
  contract ??= readContract(store.origin);
  await contract;
  return store;
}

interface SharedServer {
  openStore(): Promise<OwnStore>;
  stop(): Promise<void>;
}

async function startSharedServer(): Promise<SharedServer> {
  const folder = await demoFolder();
  const server = await startBuiltServer({ TENDERO_DATA: folder });
  const database = await connectTo(folder);
  let last: Promise<unknown> = Promise.resolve();
  const copy = async (): Promise<OwnStore> => {
    const { storeId, email } = await copyDemoStore(database);
    const files = path.join(folder, 'files');
    await cp(path.join(files, '1'), path.join(files, String(storeId)), { recursive: true });
    return { origin: server.origin, storeId, owner: { email, password: DEMO_USER.password } };
  };
  return {
    openStore: () => {
      // One connection: copies do not overlap.
      const made = last.then(copy);
      last = made.catch(() => undefined);
      return made;
    },
    stop: async () => {
      await database.end();
      const code = await server.stop();
      await rm(folder, { recursive: true, force: true });
      if (code !== 0) fail(`The server of the journeys ended with ${code}:\n${server.output()}`);
      const amiss = answeredAmiss();
      if (amiss.length > 0) fail(`Answers to a caller without a name:\n${amiss.join('\n')}`);
    },
  };
}

/** No test is left that could fail: the run does. */
function fail(reason: string): never {
  process.exitCode = 1;
  throw new Error(reason);
}
