import { isObject } from '../../json/is-object.ts';
import { readField, SYSTEM_SOURCES, systemFields } from '../fields.ts';
import type { Field } from '../model.ts';
import { RefCircle, resolveRefs } from '../read.ts';
import type { JsonSchema } from '../vocabulary.ts';

/** A sentence without full stop, as developers and as staff read it. It says what to write instead. */
export interface Said {
  en: string;
  es: string;
}

export function say(en: string, es: string): Said {
  return { en, es };
}

export interface Mistake {
  /** Name of the file in `schemas/`. */
  file: string;
  /** JSON pointer; empty for the file as a whole. */
  pointer: string;
  reason: Said;
  /** The word that was probably meant. */
  suggestion?: string;
}

/** `schemas/coupons.json /properties/code: unknown keyword "x-lable" (did you mean "x-label"?)` */
export function formatMistake({ file, pointer, reason, suggestion }: Mistake): string {
  const place = pointer === '' ? file : `${file} ${pointer}`;
  return `schemas/${place}: ${reason.en}${suggestion === undefined ? '' : ` (did you mean "${suggestion}"?)`}`;
}

/** All mistakes as a terminal shows them: each in English, and below it in Spanish. */
export function formatMistakes(mistakes: readonly Mistake[]): string[] {
  return mistakes.flatMap((mistake) => {
    const { reason, suggestion } = mistake;
    const meant = suggestion === undefined ? '' : ` (¿quisiste decir "${suggestion}"?)`;
    return [formatMistake(mistake), `  ${reason.es}${meant}`];
  });
}

/** A mistake of the file that is being checked. */
export type Found = Omit<Mistake, 'file'>;

/** The number of edits (insert, remove, replace, swap of neighbours) between two words. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** The candidate that was probably meant; undefined when none is close. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.floor(word.length * 0.4);
  const ranked = [...candidates]
    .map((candidate) => ({ candidate, edits: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= limit)
    .toSorted((a, b) => a.edits - b.edits);
  return ranked[0]?.candidate;
}

/** What other tools call the words of the closed lists. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  text: ['string'],
  varchar: ['string'],
  bool: ['boolean'],
  int: ['integer'],
  float: ['number'],
  decimal: ['number'],
  list: ['array'],
  textarea: ['multiline'],
  checkbox: ['switch'],
  toggle: ['switch'],
  dropdown: ['select'],
  upload: ['file'],
  photo: ['image'],
  picture: ['image'],
  currency: ['money'],
  mail: ['email'],
  link: ['uri', 'url'],
  url: ['uri'],
  uri: ['url'],
  timestamp: ['date-time', 'datetime'],
};

/** `{suggestion}` when there is one, for spreading into a mistake. */
export function suggest(word: string, candidates: Iterable<string>): { suggestion?: string } {
  const known = [...candidates];
  const synonym = (ELSEWHERE[word.toLowerCase()] ?? []).find((other) => known.includes(other));
  const suggestion = synonym ?? nearest(word, known);
  return suggestion === undefined ? {} : { suggestion };
}

/** Longer lists say nothing at a glance. */
const LISTED = 40;

/** What a message says of a word that a closed list lacks: the one that was meant, else all that there are. */
export function orListed(
  reason: Said,
  word: string,
  known: readonly string[],
): { reason: Said; suggestion?: string } {
  const meant = suggest(word, known);
  const silent = meant.suggestion !== undefined || known.length === 0 || known.length > LISTED;
  if (silent) return { reason, ...meant };
  const all = known.join(', ');
  return { reason: say(`${reason.en}: there are ${all}`, `${reason.es}: hay ${all}`) };
}

/** A place in a file of any shape. Missing content reads as empty, so that every check can run. */
export interface Node {
  pointer: string;
  value: unknown;
}

export function rootOf(content: unknown): Node {
  return { pointer: '', value: content };
}

export function step(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The member; its value is undefined when it is missing. */
export function at(node: Node, ...path: string[]): Node {
  return path.reduce<Node>(
    ({ pointer, value }, key) => ({
      pointer: step(pointer, key),
      value: isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined,
    }),
    node,
  );
}

export function members(node: Node): [string, Node][] {
  return isObject(node.value) ? Object.keys(node.value).map((key) => [key, at(node, key)]) : [];
}

export function elements(node: Node): Node[] {
  return Array.isArray(node.value)
    ? node.value.map((value: unknown, index) => ({ pointer: step(node.pointer, index), value }))
    : [];
}

export function textOf(node: Node): string | undefined {
  return typeof node.value === 'string' ? node.value : undefined;
}

/** The texts of an array, each with its place. */
export function texts(node: Node): { text: string; pointer: string }[] {
  return elements(node).flatMap((element) =>
    typeof element.value === 'string' ? [{ text: element.value, pointer: element.pointer }] : [],
  );
}

/** The node and everything below it, at any depth. */
export function everyNode(node: Node): Node[] {
  const below = [...members(node).map(([, member]) => member), ...elements(node)];
  return [node, ...below.flatMap(everyNode)];
}

/** One property: its place in the file, and its schema with `$ref`s resolved. */
export interface Property {
  source: string;
  node: Node;
  /** Undefined when its `$ref` has no target. */
  field: Field | undefined;
}

/** The file under check, with all other files. */
export interface Linted {
  file: string;
  root: Node;
  name: string | undefined;
  properties: Map<string, Property>;
  /** Properties and system fields; views may name these. */
  fields: Map<string, Field>;
  required: Set<string>;
  all: () => Linted[];
}

export function definitionsOf(content: unknown): Record<string, JsonSchema> {
  return Object.fromEntries(
    members(at(rootOf(content), '$defs')).flatMap(([name, { value }]) =>
      isSchema(value) ? [[name, value]] : [],
    ),
  );
}

export function isSchema(value: unknown): value is JsonSchema {
  return isObject(value);
}

/** The property with its `$ref`s resolved; undefined when a target is missing. */
export function resolved(value: unknown, content: unknown, common: unknown): JsonSchema | undefined {
  if (!isSchema(value)) return undefined;
  try {
    return resolveRefs(value, { local: definitionsOf(content), common: definitionsOf(common) });
  } catch {
    return undefined;
  }
}

/** The sentence about a circle of definitions that the schema leads into; undefined when it leads into none. */
export function circleOf(value: unknown, content: unknown, common: unknown): Said | undefined {
  if (!isSchema(value)) return undefined;
  try {
    resolveRefs(value, { local: definitionsOf(content), common: definitionsOf(common) });
  } catch (error) {
    if (error instanceof RefCircle) {
      const way = error.way.join(' → ');
      return say(
        `$ref goes in a circle: ${way}: take one of them out`,
        `$ref forma un círculo: ${way}: quita uno de ellos`,
      );
    }
  }
  return undefined;
}

function fieldOf(source: string, schema: JsonSchema | undefined, required: boolean): Field | undefined {
  if (!schema) return undefined;
  try {
    return readField(source, schema, { required, system: false });
  } catch {
    // True for malformed content that the meta-schema has already reported.
    return undefined;
  }
}

export function inspect(file: string, content: unknown, common: unknown, all: () => Linted[]): Linted {
  const root = rootOf(content);
  const required = new Set(texts(at(root, 'required')).map(({ text }) => text));
  // What answers alone have is no field: no view, rule or list may name it.
  const named = members(at(root, 'properties')).filter(
    ([, node]) => at(node, 'x-computed', 'answer').value !== true || at(node, 'x-ref').value !== undefined,
  );
  const properties = named.map(([source, node]): [string, Property] => [
    source,
    { source, node, field: fieldOf(source, resolved(node.value, content, common), required.has(source)) },
  ]);
  const own = properties.flatMap(([source, { field }]): [string, Field][] =>
    field ? [[source, field]] : [],
  );
  const system = systemFields({}).map((field): [string, Field] => [field.source, field]);
  return {
    file,
    root,
    name: textOf(at(root, 'x-resource', 'name')),
    properties: new Map(properties),
    fields: new Map([...system, ...own]),
    required,
    all,
  };
}

/** Reports a mistake unless the source is a property or a system field. */
export function knownSource(linted: Linted, source: string, pointer: string): Mistake[] {
  if (linted.properties.has(source) || SYSTEM_SOURCES.includes(source)) return [];
  const candidates = [...linted.properties.keys(), ...SYSTEM_SOURCES];
  return [
    {
      file: linted.file,
      pointer,
      reason: say(`there is no property "${source}"`, `no hay ninguna propiedad "${source}"`),
      ...suggest(source, candidates),
    },
  ];
}
