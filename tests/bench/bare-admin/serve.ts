/** Builds the bare react-admin into a folder and serves it, with 25 orders of its own. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { precompress } from '../../../scripts/lib/precompress.mjs';
import { untilStopped } from '../running.ts';

const ORDERS = Array.from({ length: 25 }, (_, index) => ({
  id: 25 - index,
  sequence: 1025 - index,
  customer_name: `Cliente número ${25 - index}`,
  total: 45_000 + index * 1_500,
  created_at: `2026-03-${String(25 - index).padStart(2, '0')}T15:00:00Z`,
}));

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<link rel="icon" href="data:," /><title>Orders</title></head><body><script type="module" src="/main.js"></script></body></html>`;

/** One chunk, brotli, cached for good: as a host of static files serves it. */
export async function startBareAdmin(folder: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const { NODE_ENV } = process.env;
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'main.tsx'),
        output: { codeSplitting: false, entryFileNames: 'main.js' },
      },
    },
  });
  // Vite sets it to 'production', and the servers of this run would ask for https.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  await writeFile(path.join(folder, 'index.html'), PAGE);
  await precompress(folder);
  const script = readFileSync(path.join(folder, 'main.js.br'));
  const server = createServer(({ url = '/' }, response) => {
    if (url === '/main.js') {
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('content-encoding', 'br');
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      response.end(script);
    } else if (url.startsWith('/api/')) {
      response.setHeader('content-type', 'application/json');
      response.setHeader('content-range', `orders 0-24/${ORDERS.length}`);
      response.end(JSON.stringify(ORDERS));
    } else {
      response.setHeader('content-type', 'text/html');
      response.end(PAGE);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = untilStopped(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { origin: `http://localhost:${port}`, stop };
}
