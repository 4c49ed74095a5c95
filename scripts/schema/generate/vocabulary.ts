import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { formatted } from '../format.ts';

/**
 * The types of the vocabulary and the tables of its guide, from the meta-schema: a word is declared in `schemas/meta/` alone.
 * They are written before a schema is read, so nothing here imports them.
 */

const TYPES = 'domain/schema/vocabulary.ts';
const GUIDE = 'docs/guides/schema-vocabulary.md';
const META = 'schemas/meta';

/** What the meta-schema is written in. A `title` names a type, a `description` explains it. */
interface Shape {
  title?: string;
  description?: string;
  $ref?: string;
  $dynamicRef?: string;
  type?: string | string[];
  const?: string | boolean;
  enum?: (string | number | boolean)[];
  if?: Shape;
  then?: Shape;
  else?: Shape;
  items?: Shape;
  required?: string[];
  properties?: Record<string, Shape | true>;
  additionalProperties?: boolean | Shape;
  $defs?: Record<string, Shape>;
}

/** The headings of the guide whose table is that of a definition. */
const TABLES: Readonly<Record<string, (blocks: Record<string, Shape>) => Shape | undefined>> = {
  '`x-resource`': ({ resource }) => resource,
  '`x-views`': ({ views }) => views,
  '`list`': ({ list }) => list,
  '`column`': ({ column }) => column,
  '`sort choice`': ({ sortChoice }) => sortChoice,
  '`view`': ({ listView }) => listView,
  '`empty`': ({ empty }) => empty,
  '`filter`': ({ filter }) => filter,
  '`bulk`': ({ bulk }) => bulk,
  '`form`': ({ form }) => form,
  '`section`': ({ section }) => section,
  '`rule`': ({ rule }) => rule,
  '`x-export`': (blocks) => blocks['export'],
  '`x-import`': (blocks) => blocks['import'],
  '`x-access`': ({ access }) => access,
  '`x-ui`': ({ ui }) => ui,
  '`phrase`': ({ phrase }) => phrase,
  '`adds`': ({ adds }) => adds,
  '`lowest`': ({ lowest }) => lowest,
  '`x-ref`': ({ ref }) => ref,
  '`value`': (blocks) => inner(blocks['enum']?.additionalProperties),
  '`x-computed`': ({ computed }) => computed,
  '`x-money`': ({ money }) => money,
  '`x-db`': ({ db }) => db,
  '`x-access` of a property': ({ fieldAccess }) => fieldAccess,
  '`x-import` of a property': ({ fieldImport }) => fieldImport,
};

const BANNER = `// Generated from schemas/meta by \`npm run schema types\`. Edit that instead.
/* The shape of a file in \`schemas/\`: JSON Schema 2020-12 plus the closed \`x-\` blocks. */
`;

const JSON_TYPES = `export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
`;

function inner(shape: boolean | Shape | undefined): Shape | undefined {
  return typeof shape === 'object' ? shape : undefined;
}

const list = (type: string): string => (/^[\w.]+$/.test(type) ? `${type}[]` : `(${type})[]`);
const union = (types: readonly string[]): string => [...new Set(types)].join(' | ');

/** The definitions of all files by what a `$ref` calls them, and the interfaces that were met on the way. */
class Writer {
  readonly interfaces = new Map<string, string>();
  private readonly files: Readonly<Record<string, Shape>>;

  constructor(files: Readonly<Record<string, Shape>>) {
    this.files = files;
  }

  /** @param file the one that the shape stands in */
  typeOf(shape: Shape | true, file: string): string {
    if (shape === true) return 'Json';
    if (shape.$dynamicRef !== undefined) return 'JsonSchema';
    if (shape.$ref !== undefined) return this.referred(shape.$ref, file);
    if (shape.const !== undefined) return JSON.stringify(shape.const);
    if (shape.enum) return this.named(shape, union(shape.enum.map((one) => JSON.stringify(one))));
    if (shape.if) return this.either(shape, file);
    if (Array.isArray(shape.type))
      return union(shape.type.map((type) => this.typeOf({ ...shape, type }, file)));
    return this.plain(shape, file);
  }

  private plain(shape: Shape, file: string): string {
    if (shape.properties) return this.object(shape, file);
    const values = inner(shape.additionalProperties);
    if (values) return `Record<string, ${this.typeOf(values, file)}>`;
    if (shape.items || shape.type === 'array') return list(this.typeOf(shape.items ?? true, file));
    if (shape.type === 'integer') return 'number';
    return typeof shape.type === 'string' ? shape.type : 'Json';
  }

  /** `if` names the type of a value, `then` and `else` its shape. */
  private either(shape: Shape, file: string): string {
    const known = inner(shape.if)?.type;
    const others = [shape.type ?? []].flat().filter((type) => type !== known);
    const other = shape.else ?? { type: others };
    const types = [inner(shape.then), other].map((one) => (one ? this.typeOf(one, file) : ''));
    return union(types.toReversed());
  }

  private object(shape: Shape, file: string): string {
    const required = new Set(shape.required);
    const members = Object.entries(shape.properties ?? {}).map(([name, member]) => {
      const key = /^[\w$]+$/.test(name) ? name : `'${name}'`;
      const said = member === true ? '' : comment(member.description);
      return `${said}${key}${required.has(name) ? '' : '?'}: ${this.typeOf(member, file)};\n`;
    });
    const body = `{\n${members.join('')}}`;
    if (shape.title === undefined || shape.type === 'string')
      return shape.type === 'string' ? 'string' : body;
    this.interfaces.set(
      shape.title,
      `${comment(shape.description)}export interface ${shape.title} ${body}\n`,
    );
    return shape.title;
  }

  private named({ title, description }: Shape, type: string): string {
    if (title === undefined) return type;
    this.interfaces.set(title, `${comment(description)}export type ${title} = ${type};\n`);
    return title;
  }

  /** `blocks#/$defs/words`, `#/$defs/words`, or `schema` for a whole file. */
  private referred(ref: string, file: string): string {
    const [, target = '', name] = /^([a-z]*)(?:#\/\$defs\/(\w+))?$/.exec(ref) ?? [];
    if (target === 'kinds') return 'string';
    if (name === undefined) return 'JsonSchema';
    const found = this.files[target || file]?.$defs?.[name];
    if (found === undefined) throw new Error(`${ref} of ${file} points nowhere`);
    return this.typeOf(found, target || file);
  }
}

/** A docstring, of lines that are not too long. A description continues its word in the table of the guide. */
function comment(text: string | undefined): string {
  if (text === undefined) return '';
  const sentence = `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
  const lines = sentence
    .split(' ')
    .reduce<string[]>(
      ([line = '', ...before], word) =>
        `${line} ${word}`.length > 110
          ? [word, line, ...before]
          : [line === '' ? word : `${line} ${word}`, ...before],
      [],
    );
  const [only = ''] = lines;
  return lines.length < 2
    ? `/** ${only} */\n`
    : `/**\n${lines
        .toReversed()
        .map((line) => ` * ${line}\n`)
        .join('')} */\n`;
}

/** Lists of words that code asks for, by the name of their definition. */
const LISTS: Readonly<Record<string, string>> = {
  operation: 'OPERATIONS',
  view: 'VIEWS',
  filterOp: 'FILTER_OPS',
};

/** A resource has blocks of its own, two of them under the name of a property's. */
function resourceType(writer: Writer, resource: Shape, property: Shape): string {
  const own = Object.entries(resource.properties ?? {}).filter(
    ([name]) => name.startsWith('x-') || resource.required?.includes(name),
  );
  const body = writer.typeOf(
    { required: resource.required ?? [], properties: Object.fromEntries(own) },
    'resource',
  );
  const both = own
    .map(([name]) => name)
    .filter((name) => name in (property.properties ?? {}) && name.startsWith('x-'));
  const omitted = union(both.map((name) => `'${name}'`));
  return `/** A whole file of \`schemas/\`. */\nexport interface ResourceSchema extends Omit<JsonSchema, ${omitted}> ${body}\n`;
}

function typesModule(files: Readonly<Record<string, Shape>>): string {
  const { blocks = {}, resource = {}, schema = {} } = files;
  const writer = new Writer(files);
  const lists = Object.entries(LISTS).map(
    ([name, constant]) =>
      `export const ${constant} = ${JSON.stringify(blocks.$defs?.[name]?.enum)} as const;\n`,
  );
  for (const definition of Object.values(blocks.$defs ?? {})) writer.typeOf(definition, 'blocks');
  writer.typeOf({ ...schema, title: 'JsonSchema' }, 'schema');
  const whole = resourceType(writer, resource, schema);
  return [BANNER, ...lists, JSON_TYPES, ...writer.interfaces.values(), whole].join('\n');
}

/** The guide with the table below each heading of `TABLES` as the meta-schema has it. */
function guideText(page: string, blocks: Record<string, Shape>): string {
  const lacking = Object.keys(TABLES).filter((heading) => !page.includes(`## ${heading}\n`));
  if (lacking.length > 0) throw new Error(`${GUIDE} has no heading ${lacking.join(', ')}`);
  return page
    .split(/^(?=#{3,4} )/m)
    .map((part) => {
      const heading = /^#+ (.*)$/m.exec(part)?.[1] ?? '';
      const definition = Object.hasOwn(TABLES, heading) ? TABLES[heading]?.(blocks) : undefined;
      return definition ? part.replace(/(?:^\|.*\n)+/m, () => tableOf(definition)) : part;
    })
    .join('');
}

function tableOf({ properties = {}, required = [] }: Shape): string {
  const rows = Object.entries(properties).map(([word, shape]) => {
    const said = shape === true ? undefined : shape.description;
    if (said === undefined)
      throw new Error(`${META}/blocks.json: "${word}" has no description for the guide`);
    return `| \`${word}\` | ${said}${required.includes(word) ? '. Required' : ''} |\n`;
  });
  return `| word | content |\n| --- | --- |\n${rows.join('')}`;
}

/** @returns content by path from the root */
export async function vocabularyFiles(root: string): Promise<Map<string, string>> {
  const names = ['blocks', 'resource', 'schema'];
  const files = Object.fromEntries(
    await Promise.all(
      names.map(async (name): Promise<[string, Shape]> => [
        name,
        JSON.parse(await readFile(path.join(root, META, `${name}.json`), 'utf8')),
      ]),
    ),
  );
  const page = await readFile(path.join(root, GUIDE), 'utf8');
  return new Map([
    [TYPES, await formatted(TYPES, typesModule(files))],
    [GUIDE, await formatted(GUIDE, guideText(page, files['blocks']?.$defs ?? {}))],
  ]);
}
