import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../support/client.ts';
import { DEMO_USER, demoFolder } from '../support/demo-folder.ts';
import { startDevServer } from '../support/dev-server.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import type { ServerProcess } from '../support/server-process.ts';

let copy: ProjectCopy;
let dev: ServerProcess;
let dataFolder: string | undefined;
/** Without the name of the machine. */
let port: string;

beforeAll(async () => {
  [copy, dataFolder] = await Promise.all([copyProject(), demoFolder()]);
  dev = await startDevServer(copy.root, dataFolder);
  port = new URL(dev.origin).port;
}, 180_000);
afterAll(async () => {
  await dev?.stop();
  await copy?.remove();
  if (dataFolder !== undefined) await rm(dataFolder, { recursive: true, force: true });
}, 60_000);

test.each(['localhost', '127.0.0.1'])('`npm run dev` lets sign in on %s', async (name) => {
  const origin = `http://${name}:${port}`;
  expect((await createClient(fetch, { origin }).post('/users/auth', DEMO_USER)).status).toBe(200);
});

test('a page of another site still cannot write', async () => {
  const headers = { 'content-type': 'application/json', origin: 'http://evil.example' };
  const body = JSON.stringify(DEMO_USER);
  const answer = await fetch(`${dev.origin}/api/v1/users/auth`, { method: 'POST', headers, body });
  expect(answer.status).toBe(403);
});

test('code of the server that changes is served by itself, and calls meanwhile wait', async () => {
  const file = path.join(copy.root, 'server/openapi/document.ts');
  const changed = (await readFile(file, 'utf8')).replace("title: 'Tendero'", "title: 'Otra tienda'");
  let failed = 0;
  const title = async (): Promise<string> => {
    const answer = await fetch(`${dev.origin}/api/v1/openapi.json`);
    if (!answer.ok) failed += 1;
    return answer.ok ? (await answer.json()).info.title : '';
  };
  expect(await title()).toBe('Tendero');
  await writeFile(file, changed);
  await expect.poll(title, { timeout: 60_000, interval: 100 }).toBe('Otra tienda');
  // One call may arrive just when the API closes its port; the dozens after it wait.
  expect(failed).toBeLessThanOrEqual(1);
});
