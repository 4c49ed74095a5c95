import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { formatMistake } from '../../domain/schema/lint/context.ts';
import { isNewer } from '../lib/freshness.mjs';
import { build } from './build.ts';
import { writeGenerated } from './files.ts';

/** Editors write a file in several steps. */
const SETTLE_MS = 50;

/** What the generated files are made of, and they themselves. */
const SOURCES = ['schemas', 'i18n', 'domain', 'scripts', 'package-lock.json', 'generated'];

/** Written when `generated/` is fresh: a start that finds it newer than the sources generates nothing, which takes seconds. */
const STAMP = 'node_modules/.cache/tendero/generated';

/**
 * Keeps `generated/` in step with `schemas/` during development: a new file becomes a resource in the browser without a
 * restart. The overlay shows all mistakes at once; the earlier generated files then stay.
 */
export function schemaPlugin(): Plugin {
  let root = process.cwd();

  async function regenerate(server: ViteDevServer): Promise<void> {
    const generated = await build(root);
    if ('mistakes' in generated) {
      const message = generated.mistakes.map(formatMistake).join('\n');
      server.config.logger.error(message);
      server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'schemas' } });
      return;
    }
    const { stale, surplus } = await writeGenerated(root, generated);
    if (stale.length + surplus.length > 0) {
      server.config.logger.info(`schemas: ${stale.length} files written, ${surplus.length} removed`);
      server.ws.send({ type: 'full-reload' });
    }
    const stamp = join(root, STAMP);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, '');
  }

  return {
    name: 'schemas',
    apply: 'serve',
    configResolved(config) {
      root = config.root;
    },
    async configureServer(server) {
      const folder = join(root, 'schemas');
      let timer: NodeJS.Timeout | undefined;
      let running = Promise.resolve();
      const changed = (path: string) => {
        if (dirname(path) !== folder || !basename(path).endsWith('.json')) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          running = running
            .then(() => regenerate(server))
            .catch((error: unknown) => server.config.logger.error(String(error)));
        }, SETTLE_MS);
      };
      server.watcher.add(folder);
      server.watcher.on('add', changed).on('change', changed).on('unlink', changed);
      if (!isNewer(join(root, STAMP), root, SOURCES)) await regenerate(server);
    },
  };
}
