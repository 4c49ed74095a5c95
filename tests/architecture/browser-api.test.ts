import { expect, test } from 'vitest';
import { readSources, type Source } from './sources.ts';

/** `npm run dev:msw` runs the API in a page. */
const ENTRY = 'src/demo/browser-api.ts';
/** Globals that Node alone has. */
const OF_NODE = /(?<![.\w])(?:Buffer|process|__dirname|setImmediate)(?=[.(])/g;

/** The sources that the entry loads, and those that they load. */
function reachedFrom(entry: string): Source[] {
  const byFile = new Map(readSources().map((source) => [source.file, source]));
  const reached = new Set<Source>();
  const queue = [entry];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const source = byFile.get(file);
    if (source === undefined || reached.has(source)) continue;
    reached.add(source);
    queue.push(...source.imports.flatMap(({ target }) => target ?? []));
  }
  return [...reached];
}

/** What of a source no browser has; a comment may name it. */
function ofNode({ file, text, imports, comments }: Omit<Source, 'program' | 'isBarrel'>): string[] {
  const code = comments.reduce((left, { value }) => left.replace(value, ''), text);
  const modules = imports.filter(({ specifier }) => specifier.startsWith('node:'));
  const named = [...code.matchAll(OF_NODE)].map(([name]) => name);
  return [...modules.map(({ specifier }) => specifier), ...named].map((name) => `${file}: ${name}`);
}

test('the API that runs in a page uses nothing that Node alone has', () => {
  const reached = reachedFrom(ENTRY);
  expect(reached.length).toBeGreaterThan(500);
  expect(reached.flatMap(ofNode)).toEqual([]);
});

test('a global of Node is found, and a comment about it is not', () => {
  const planted = { file: 'server/a.ts', imports: [], comments: [] };
  expect(ofNode({ ...planted, text: 'const a = Buffer.from(b);' })).toEqual(['server/a.ts: Buffer']);
  const comments = [{ type: 'Line' as const, value: ' No Buffer.from here', start: 0, end: 22 }];
  expect(ofNode({ ...planted, comments, text: '// No Buffer.from here\n' })).toEqual([]);
});
