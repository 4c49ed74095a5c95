import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBuiltServer } from '../support/browser.ts';
import { DEMO_USER, demoFolder } from '../support/demo-folder.ts';

let dataFolder = '';
beforeAll(async () => {
  dataFolder = await demoFolder();
}, 120_000);
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

const PRODUCTION = { NODE_ENV: 'production', TENDERO_ORIGIN: 'https://panel.example.co', HOST: '127.0.0.1' };

/** What the built server prints about the demo's account at its start, and how it answers that sign-in. */
async function startedWith(env: Record<string, string>): Promise<{ lines: string[]; status: number }> {
  const server = await startBuiltServer({ TENDERO_DATA: dataFolder, ...env });
  const { status } = await fetch(`${server.origin}/api/v1/users/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_USER),
  });
  // All that it prints has arrived once it has ended.
  expect(await server.stop()).toBe(0);
  const lines = server.output().split('\n');
  return { lines: lines.filter((line) => line.includes(DEMO_USER.email)), status };
}

test('a start in production on the folder of the demo store says in one sentence that its account is refused', async () => {
  // For this machine alone it says how to sign in.
  expect(await startedWith({})).toEqual({ lines: [expect.stringMatching(/^Demo /)], status: 200 });
  for (const env of [PRODUCTION, { ...PRODUCTION, HOST: '0.0.0.0' }, { HOST: '0.0.0.0' }]) {
    const { lines, status } = await startedWith(env);
    expect(status).toBe(401);
    expect(lines).toEqual([expect.stringMatching(/^Sign-in as \S+ is refused: [^.]+\.$/)]);
    expect(lines.join()).not.toContain(DEMO_USER.password);
  }
}, 120_000);
