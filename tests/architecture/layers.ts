import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, type Import, type Source } from './sources.ts';

/** A folder (or a file beside the folders), and the ones that it may import. */
export type Layers = ReadonlyMap<string, readonly string[]>;

/** The table of docs/architecture.md that says what each folder, or file, of `src/` or `server/` may import. */
export function readLayers(root: Root): Layers {
  const text = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8');
  const section =
    new RegExp(`## ${TITLES[root]} of \`${root}/\`\n([\\s\\S]*?)(?=\n## |$)`).exec(text)?.[1] ?? '';
  const rows = [...section.matchAll(new RegExp(`^\\|\\s*(\`${root}/.*?)\\|.*\\|([^|]*)\\|\\s*$`, 'gm'))];
  return new Map(
    rows.flatMap(([, names = '', may = '']) =>
      quoted(names).map((name): [string, string[]] => [name.slice(root.length + 1), quoted(may)]),
    ),
  );
}

export type Root = 'src' | 'server';
const TITLES = { src: 'Layers', server: 'Floors' } as const;

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([\w./-]+?)\/?`/g)].map(([, name = '']) => name);
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

function layerOf(root: Root, file: string): string | undefined {
  return new RegExp(`^${root}/([^/]+)`).exec(file)?.[1];
}

/** Imports between folders of a root that its table does not allow, one sentence each. */
export function upwardImports(
  root: Root,
  sources: readonly Pick<Source, 'file' | 'text' | 'imports'>[],
  layers: Layers,
): string[] {
  return sources.flatMap((source) => {
    const from = layerOf(root, source.file);
    if (from === undefined) return [];
    return importsOf(source).flatMap(({ target }) => {
      const to = target === null ? undefined : layerOf(root, target);
      if (to === undefined || to === from || layers.get(from)?.includes(to) === true) return [];
      return [`${source.file} imports ${target}`];
    });
  });
}

/** Folders of `src/` by two levels (`src/kinds/inputs`), with the folders that each one imports. */
export function folderGraph(
  sources: readonly Pick<Source, 'file' | 'text' | 'imports'>[],
): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  const folderOf = (file: string): string => path.posix.dirname(file).split('/').slice(0, 3).join('/');
  for (const source of sources) {
    if (layerOf('src', source.file) === undefined) continue;
    const from = folderOf(source.file);
    for (const { target } of importsOf(source)) {
      if (target === null || layerOf('src', target) === undefined || folderOf(target) === from) continue;
      graph.set(from, (graph.get(from) ?? new Set()).add(folderOf(target)));
    }
  }
  return graph;
}

/** Files with the files that each one imports; an import of a type counts like any other. */
export function fileGraph(sources: readonly Pick<Source, 'file' | 'imports'>[]): Map<string, Set<string>> {
  return new Map(
    sources.map(({ file, imports }) => [file, new Set(imports.flatMap(({ target }) => target ?? []))]),
  );
}

/** The folders or files from which a walk along the imports leads back to where it began. */
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
