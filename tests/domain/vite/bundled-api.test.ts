import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundledApi } from '../../../scripts/vite/bundled-api.ts';

const KEPT = 'node_modules/.cache/tendero/api.json';
let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vite-api-'));
  write(
    'src/demo/browser-api.ts',
    `import { answer } from '../../server/answer.ts';\nexport const api = answer;\n`,
  );
  write('server/answer.ts', `export const answer: string = 'primera';\n`);
  // Older than any bundle of this test.
  for (const file of ['src', 'src/demo', 'src/demo/browser-api.ts', 'server', 'server/answer.ts'])
    utimesSync(path.join(root, file), new Date('2026-01-01'), new Date('2026-01-01'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** The API's code as a development server gives it, from its start. */
async function started(): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [bundledApi()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return (await server.transformRequest('/src/demo/browser-api.ts'))?.code ?? '';
  } finally {
    await server.close();
  }
}

test('a start of the mock uses the last bundle of the API until a source changes', async () => {
  expect(await started()).toContain('primera');
  const kept = readFileSync(path.join(root, KEPT), 'utf8');
  // A checkout that is moved has the same files in another place.
  expect(JSON.parse(kept)).toMatchObject({
    files: expect.arrayContaining(['server/answer.ts', 'src/demo/browser-api.ts']),
  });
  writeFileSync(path.join(root, KEPT), kept.replace('primera', 'guardada'));
  expect(await started()).toContain('guardada');
  write('server/answer.ts', `export const answer: string = 'segunda';\n`);
  const later = new Date(Date.now() + 1000);
  utimesSync(path.join(root, 'server/answer.ts'), later, later);
  expect(await started()).toContain('segunda');
}, 60_000);
