import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { schemaPlugin } from '../../../scripts/schema/vite-plugin.ts';
import { tiny } from './schema-files.ts';

const project = resolve(import.meta.dirname, '../../..');
let root: string;
let server: ViteDevServer;
const said: string[] = [];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'vite-schemas-'));
  mkdirSync(join(root, 'schemas'));
  for (const file of ['common.json', 'user-stores.json'])
    copyFileSync(join(project, 'schemas', file), join(root, 'schemas', file));
  const logger = createLogger('silent');
  logger.error = (message) => said.push(message);
  server = await createServer({
    root,
    configFile: false,
    customLogger: logger,
    plugins: [schemaPlugin()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
}, 60_000);

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const list = (name: string) => join(root, 'generated', name, 'list.ts');
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 50 });

test(
  'a schema added while developing is generated, told apart when it is wrong, and forgotten when it goes',
  { timeout: 60_000 },
  async () => {
    expect(existsSync(list('user-stores'))).toBe(true);

    const path = join(root, 'schemas', 'things.json');
    writeFileSync(path, JSON.stringify(tiny({})));
    await eventually(() => expect(existsSync(list('things'))).toBe(true));

    writeFileSync(path, JSON.stringify(tiny({ a: { type: 'string' }, b: { type: 'string' } })));
    await eventually(() =>
      expect(said.join('\n')).toMatch(/properties\/a: has no x-label[^]*properties\/b: has no x-label/),
    );
    expect(existsSync(list('things'))).toBe(true);

    rmSync(path);
    await eventually(() => expect(existsSync(list('things'))).toBe(false));
  },
);
