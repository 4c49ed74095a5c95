import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CellOf } from '../../../domain/kinds/cell.ts';
import type { Shape } from '../../../domain/kinds/kind.ts';
import { FORMATS } from '../../../domain/schema/formats.ts';
import { formatted } from '../format.ts';
import { vocabularyFiles } from './vocabulary.ts';

/**
 * The registries of the kinds of values, from the files of `domain/kinds/` and `src/kinds/` (docs/decisions/0083). They
 * are written before a schema is read, because reading one asks the kinds. So nothing here imports a registry.
 */

/** A part that a file of a kind may export, and the registry that collects it. */
interface Part {
  name: string;
  registry: string;
  type: string;
  /** Of a registry by kind: whether every kind has it. */
  whole?: true;
  /** Each has members of its own, such as the displays of a kind: the type of all of them together. */
  members?: string;
}

/** A file that is generated: from which files, and with which of their parts. */
interface Registry {
  file: string;
  folder: string;
  /** What the name of a file has behind that of its kind. */
  suffix: string;
  types: string;
  parts: readonly Part[];
}

const REGISTRIES: readonly Registry[] = [
  {
    file: 'domain/schema/kinds.ts',
    folder: 'domain/kinds',
    suffix: '.ts',
    types: `import type { FieldKind } from './kind-names.ts';
import type { CellOf } from '../kinds/cell.ts';
import type { ColumnOf, Parse, Sample, Shape } from '../kinds/kind.ts';`,
    parts: [
      { name: 'shape', registry: 'SHAPES', type: 'Shape', whole: true },
      { name: 'column', registry: 'COLUMNS', type: 'ColumnOf' },
      { name: 'parse', registry: 'PARSERS', type: 'Parse' },
      { name: 'sample', registry: 'SAMPLES', type: 'Sample' },
      { name: 'cell', registry: 'CELLS', type: 'CellOf' },
    ],
  },
  {
    file: 'domain/schema/kinds-spoken.ts',
    folder: 'domain/kinds',
    suffix: '-spoken.ts',
    types: `import type { FieldKind } from './kind-names.ts';
import type { Spoken } from '../kinds/spoken.ts';`,
    parts: [{ name: 'spoken', registry: 'SPOKEN', type: 'Spoken' }],
  },
  {
    file: 'src/kinds/display/displays.ts',
    folder: 'src/kinds',
    suffix: '.tsx',
    types: `import type { Display, FieldKind } from '../../../domain/schema/kind-names.ts';
import type { DisplayView, KindView } from '../kind.ts';`,
    parts: [
      { name: 'view', registry: 'VIEWS', type: 'KindView', whole: true },
      { name: 'displays', registry: 'DISPLAYS', type: 'DisplayView', members: 'Display' },
    ],
  },
  {
    file: 'src/kinds/display/widgets.ts',
    folder: 'src/kinds',
    suffix: '-input.tsx',
    types: `import type { Widget } from '../../../domain/schema/kind-names.ts';
import type { InputView } from '../inputs/input.ts';`,
    parts: [{ name: 'inputs', registry: 'WIDGETS', type: 'InputView', members: 'Widget' }],
  },
];

const BANNER = '// Generated from the files of kinds by `npm run schema types`. Edit those instead.\n';
const NAMES = 'domain/schema/kind-names.ts';
const META = 'schemas/meta/kinds.json';

interface File {
  kind: string;
  name: string;
  exports: ReadonlySet<string>;
}

async function filesOf(root: string, { folder, suffix, parts }: Registry): Promise<File[]> {
  const names = (await readdir(path.join(root, folder))).filter((name) => name.endsWith(suffix));
  const files = await Promise.all(
    names.toSorted().map(async (name): Promise<File> => {
      const text = await readFile(path.join(root, folder, name), 'utf8');
      const exported = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, one = '']) => one);
      return {
        kind: name.slice(0, -suffix.length),
        name,
        exports: new Set(parts.map((part) => part.name).filter((part) => exported.includes(part))),
      };
    }),
  );
  return files.filter(({ exports }) => exports.size > 0);
}

async function registryModule(root: string, registry: Registry): Promise<string> {
  const files = await filesOf(root, registry);
  const from = path.posix.relative(path.posix.dirname(registry.file), registry.folder);
  const alias = (kind: string, part: string) =>
    `${kind.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}_${part}`;
  const imports = files.map(({ kind, name, exports }) => {
    const named = [...exports].map((part) => `${part} as ${alias(kind, part)}`);
    return `import { ${named.join(', ')} } from '${from}/${name}';\n`;
  });
  const maps = registry.parts.map(({ name, registry: map, type, whole, members }) => {
    const all = `Record<${members ?? 'FieldKind'}, ${type}>`;
    const entries = files
      .filter(({ exports }) => exports.has(name))
      .map(({ kind }) => `  ${members === undefined ? `${kind}: ` : '...'}${alias(kind, name)},\n`);
    return `\nexport const ${map}: Readonly<${(whole ?? members) ? all : `Partial<${all}>`}> = {\n${entries.join('')}};\n`;
  });
  return `${BANNER}${registry.types}\n${imports.join('')}${maps.join('')}`;
}

/** What every kind says of itself, by its name. */
async function declared(root: string): Promise<Map<string, { shape: Shape; cell?: CellOf }>> {
  const [own] = REGISTRIES;
  const files = own === undefined ? [] : await filesOf(root, own);
  return new Map(
    await Promise.all(
      files.map(async ({ kind, name }): Promise<[string, { shape: Shape; cell?: CellOf }]> => [
        kind,
        await import(pathToFileURL(path.join(root, 'domain/kinds', name)).href),
      ]),
    ),
  );
}

const union = (lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())].toSorted();

/** @returns content by path from the root */
export async function kindFiles(root: string): Promise<Map<string, string>> {
  const kinds = await declared(root);
  const shapes = [...kinds.values()].map(({ shape }) => shape);
  const widgets = union(shapes.map((shape) => shape.widgets));
  const displays = union(shapes.map((shape) => shape.displays));
  const cells = union([...kinds.values()].map(({ cell }) => Object.keys(cell?.readers ?? {})));
  const list = (name: string, type: string, values: readonly string[]) =>
    `\nexport const ${name} = ${JSON.stringify(values)} as const;\nexport type ${type} = (typeof ${name})[number];\n`;
  const names = [
    BANNER,
    '/* Names alone, so that whatever a kind is made of can be typed by them. */\n',
    list('FIELD_KINDS', 'FieldKind', [...kinds.keys()]),
    list('WIDGETS', 'Widget', widgets),
    list('DISPLAYS', 'Display', displays),
    '\n/** How the cells of files are read that kinds read. */',
    list('KIND_CELLS', 'KindCell', cells),
  ].join('');
  const meta = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://tendero.co/schemas/meta/kinds',
    title: 'What the kinds of values bring to the vocabulary',
    description: 'Generated from domain/kinds by `npm run schema types`.',
    $defs: {
      widget: { enum: widgets },
      display: { enum: displays },
      format: { enum: union([Object.keys(FORMATS), shapes.flatMap(({ format }) => format ?? [])]) },
    },
  };
  const files: [string, string][] = [
    [NAMES, names],
    [META, JSON.stringify(meta)],
    ...(await Promise.all(
      REGISTRIES.map(async (registry): Promise<[string, string]> => [
        registry.file,
        await registryModule(root, registry),
      ]),
    )),
  ];
  return new Map(
    await Promise.all(
      files.map(async ([file, text]): Promise<[string, string]> => [file, await formatted(file, text)]),
    ),
  );
}

/**
 * The registries of kinds and the vocabulary that differ from what kinds and meta-schema give, as paths from the root; written unless only
 * `check`ed.
 */
export async function syncKinds(root: string, { check }: { check: boolean }): Promise<string[]> {
  const stale: string[] = [];
  for (const [file, text] of [...(await vocabularyFiles(root)), ...(await kindFiles(root))]) {
    const target = path.join(root, file);
    if ((await readFile(target, 'utf8').catch(() => '')) === text) continue;
    stale.push(file);
    if (!check) await writeFile(target, text);
  }
  return stale;
}
