import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type Comment, type Program } from 'oxc-parser';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Folders of code that is written by hand. */
const FOLDERS = ['domain', 'server', 'src', 'scripts', 'tests'];

export interface Import {
  /** As written. */
  specifier: string;
  /** Path from the root, for one of our own; null for a package. */
  target: string | null;
  line: number;
}

export interface Source {
  /** Path from the root. */
  file: string;
  text: string;
  program: Program;
  comments: Comment[];
  imports: Import[];
  /** Only passes on what other files export. */
  isBarrel: boolean;
}

let sources: Source[] | undefined;

/** Every TypeScript and JavaScript file of ours, parsed once. */
export function readSources(): Source[] {
  sources ??= FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts')),
  ).map(parse);
  return sources;
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function parse(file: string): Source {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const { program, comments, module, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ].flatMap((request) => (request === null ? [] : [request]));
  const imports = requests.flatMap(({ start, end }): Import[] => {
    const quoted = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(start, end));
    const specifier = quoted?.[1];
    if (specifier === undefined) return [];
    return [{ specifier, target: resolve(file, specifier), line: lineAt(text, start) }];
  });
  const isBarrel =
    program.body.length > 0 &&
    program.body.every(
      (node) =>
        node.type === 'ExportAllDeclaration' ||
        (node.type === 'ExportNamedDeclaration' && node.source !== null),
    );
  return { file, text, program, comments, imports, isBarrel };
}

/** Queries such as `?raw` are Vite's. */
function resolve(from: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  return path.posix.join(path.posix.dirname(from), specifier.split('?')[0] ?? specifier);
}
