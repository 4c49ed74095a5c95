import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { isNewer } from '../lib/freshness.mjs';

const ENTRY = 'src/demo/browser-api.ts';

/** Stays outside: it imports the addresses of files, which only the development server knows. */
const CONTENT = 'src/demo/browser-api.ts';

/** What the bundle is made of, and what makes it. */
const SOURCES = [
  'domain',
  'server',
  'schemas',
  'i18n',
  'generated',
  'src/demo',
  'scripts/vite',
  'package-lock.json',
];

/** The last bundle: a start that finds it newer than the sources makes none, which takes seconds. */
const KEPT = 'node_modules/.cache/tendero/api.json';

interface Bundle {
  code: string;
  /** The modules in it, from the root: a checkout may be moved. */
  files: string[];
}

/**
 * Bundles the API of `npm run dev:msw`: a thousand modules of `server/` and `domain/`, which a browser takes seconds to
 * ask for one by one. The packages stay outside. A change below them loads the page again, as it would without.
 */
export function bundledApi(): Plugin {
  let root = process.cwd();
  return {
    name: 'tendero-bundled-api',
    apply: 'serve',
    configResolved(config) {
      root = config.root;
    },
    load: {
      filter: { id: new RegExp(`/${ENTRY.replaceAll('.', '\\.')}$`) },
      async handler(id) {
        const { code, files } = keptBundle(root) ?? (await makeBundle(root, id));
        for (const file of files) this.addWatchFile(path.join(root, file));
        return { code, map: null };
      },
    },
  };
}

function keptBundle(root: string): Bundle | undefined {
  const file = path.join(root, KEPT);
  if (!isNewer(file, root, SOURCES)) return undefined;
  // Written by `makeBundle` alone.
  return JSON.parse(readFileSync(file, 'utf8')) as Bundle;
}

async function makeBundle(root: string, id: string): Promise<Bundle> {
  const begun = new Date();
  const isOurs = (source: string): boolean => source.startsWith('.') || source.startsWith('/');
  const content = path.join(root, CONTENT);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: id, formats: ['es'], fileName: 'api' },
      rolldownOptions: {
        external: (source, importer) =>
          !isOurs(source) || (importer === id && path.resolve(path.dirname(id), source) === content),
        output: { codeSplitting: false },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error(`${ENTRY} gave no bundle`);
  const [{ code, moduleIds }] = output.output;
  const ours = moduleIds.filter((file) => path.isAbsolute(file));
  const bundle: Bundle = { code, files: ours.map((file) => path.relative(root, file)) };
  const file = path.join(root, KEPT);
  mkdirSync(path.dirname(file), { recursive: true });
  // Whole or not at all: a start that is ended here leaves no half of one.
  const whole = `${file}.new`;
  writeFileSync(whole, JSON.stringify(bundle));
  // As old as what it was made of: a source that was saved meanwhile is newer.
  utimesSync(whole, begun, begun);
  renameSync(whole, file);
  return bundle;
}
