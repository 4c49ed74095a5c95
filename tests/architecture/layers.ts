import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, type Import, type Source } from './sources.ts';

/** A folder of `src/` (or its entry file), and the ones that it may import. */
export type Layers = ReadonlyMap<string, readonly string[]>;

/** The table "Layers of `src/`" of docs/architecture.md. */
export function readLayers(): Layers {
  const text = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8');
  const section = /## Layers of `src\/`\n([\s\S]*?)(?=\n## |$)/.exec(text)?.[1] ?? '';
  const rows = [...section.matchAll(/^\|\s*`src\/([\w.]+)\/?`\s*\|.*\|([^|]*)\|\s*$/gm)];
  return new Map(
    rows.map(([, layer = '', may = '']): [string, string[]] => [
      layer,
      [...may.matchAll(/`([\w.]+)\/?`/g)].map(([, name = '']) => name),
    ]),
  );
}

/** What a source imports, `import.meta.glob` included: it loads what its pattern names. */
function importsOf({ file, text, imports }: Pick<Source, 'file' | 'text' | 'imports'>): Import[] {
  const globs = [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'/g)];
  return [
    ...imports,
    ...globs.map(([, pattern = '']): Import => {
      const target = pattern.startsWith('/')
        ? pattern.slice(1)
        : path.posix.join(path.posix.dirname(file), pattern);
      return { specifier: pattern, target, line: 0 };
    }),
  ];
}

export function layerOf(file: string): string | undefined {
  return /^src\/([^/]+)/.exec(file)?.[1];
}

/** Imports between folders of `src/` that the table does not allow, one sentence each. */
export function upwardImports(
  sources: readonly Pick<Source, 'file' | 'text' | 'imports'>[],
  layers: Layers,
): string[] {
  return sources.flatMap((source) => {
    const from = layerOf(source.file);
    if (from === undefined) return [];
    return importsOf(source).flatMap(({ target }) => {
      const to = target === null ? undefined : layerOf(target);
      if (to === undefined || to === from || layers.get(from)?.includes(to) === true) return [];
      return [`${source.file} imports ${target}`];
    });
  });
}

/** Folders of `src/` by two levels (`src/generator/list`), with the folders that each one imports. */
export function folderGraph(
  sources: readonly Pick<Source, 'file' | 'text' | 'imports'>[],
): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  const folderOf = (file: string): string => path.posix.dirname(file).split('/').slice(0, 3).join('/');
  for (const source of sources) {
    if (layerOf(source.file) === undefined) continue;
    const from = folderOf(source.file);
    for (const { target } of importsOf(source)) {
      if (target === null || layerOf(target) === undefined || folderOf(target) === from) continue;
      graph.set(from, (graph.get(from) ?? new Set()).add(folderOf(target)));
    }
  }
  return graph;
}

/** The folders from which a walk along the imports leads back to where it began. */
export function circles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reaches = (start: string): boolean => {
    const seen = new Set<string>();
    const queue = [...(graph.get(start) ?? [])];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      if (at === start) return true;
      if (seen.has(at)) continue;
      seen.add(at);
      queue.push(...(graph.get(at) ?? []));
    }
    return false;
  };
  return [...graph.keys()].filter(reaches);
}
