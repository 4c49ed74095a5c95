/** The part of Vite's manifest that lists the files that a page needs first. */
interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, ManifestChunk>;

/** What the entry loads by `import()`, at once: the pages before signing in, or the admin. */
export const STARTS = { visitor: 'src/public/start.tsx', member: 'src/app/start.tsx' } as const;
export type Reader = keyof typeof STARTS;

/**
 * `<link>`s for the files that the entry imports when it runs. The browser fetches them with the page itself. That
 * saves a round trip, which on 3G is most of a second.
 * @param manifest content of `.vite/manifest.json`
 */
export function preloadLinks(manifest: Manifest, reader: Reader, nonce: string): string {
  const entry = filesOf(manifest, 'index.html');
  const start = filesOf(manifest, STARTS[reader]);
  const missing = (kind: 'js' | 'css'): string[] => [...start[kind]].filter((file) => !entry[kind].has(file));
  return [
    ...missing('css').map(
      (file) => `<link rel="preload" as="style" crossorigin href="/${file}" nonce="${nonce}" />`,
    ),
    ...missing('js').map((file) => `<link rel="modulepreload" href="/${file}" nonce="${nonce}" />`),
  ].join('');
}

/** The chunk and all that it imports, each once. */
function filesOf(manifest: Manifest, name: string): { js: Set<string>; css: Set<string> } {
  const found = { js: new Set<string>(), css: new Set<string>() };
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    found.js.add(chunk.file);
    for (const file of chunk.css ?? []) found.css.add(file);
    for (const each of chunk.imports ?? []) visit(each);
  };
  visit(name);
  return found;
}

export function parseManifest(text: string): Manifest {
  // Written by our own build, next to the files that it names.
  return JSON.parse(text) as Manifest;
}
