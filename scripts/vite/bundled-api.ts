import path from 'node:path';
import { build, type Plugin } from 'vite';

const ENTRY = 'src/demo/browser-api.ts';

/** Stays outside: it imports the addresses of files, which only the development server knows. */
const CONTENT = 'src/demo/content.ts';

/**
 * Bundles the API of `npm run dev:msw`: a thousand modules of `server/` and `domain/`, which a browser takes seconds to
 * ask for one by one. The packages stay outside. A change below them loads the page again, as it would without.
 */
export function bundledApi(): Plugin {
  let root = process.cwd();
  const isOurs = (id: string): boolean => id.startsWith('.') || id.startsWith('/');
  return {
    name: 'tendero-bundled-api',
    apply: 'serve',
    configResolved(config) {
      root = config.root;
    },
    load: {
      filter: { id: new RegExp(`/${ENTRY.replaceAll('.', '\\.')}$`) },
      async handler(id) {
        const content = path.join(root, CONTENT);
        const bundle = await build({
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
        const [output] = Array.isArray(bundle) ? bundle : [bundle];
        if (output === undefined || !('output' in output)) throw new Error(`${ENTRY} gave no bundle`);
        const [chunk] = output.output;
        for (const file of chunk.moduleIds) if (path.isAbsolute(file)) this.addWatchFile(file);
        return { code: chunk.code, map: chunk.map };
      },
    },
  };
}
