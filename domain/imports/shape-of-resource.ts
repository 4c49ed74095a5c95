import {
  type FileColumn,
  fileColumns,
  fileHeader,
  type FileLanguage,
  headerMeanings,
} from '../exchange/file-columns.ts';
import { notationOf } from '../exchange/notation.ts';
import { fold } from '../places/fold.ts';
import type { Field, Resource } from '../schema/model.ts';
import { partsOf } from '../schema/fields.ts';
import { CELLS } from '../schema/kinds.ts';
import type { CellKind, Choice, ImportColumn, ImportShape } from './shape-answer.ts';

const LANGUAGES: readonly FileLanguage[] = ['es', 'en', 'pt'];
/** What a file is read by that no schema says. */
export interface StoreOfFile {
  /** Its day, `YYYY-MM-DD`. */
  today: string;
  /** ISO code of its currency, of amounts whose schema names none. */
  currency: string;
}

/**
 * What a file of the resource may hold for a member, by its schema alone.
 * @param mayWrite whether the member may write a field; others are left alone like those of the server
 * @param store where it is read
 */
export function shapeOfResource(
  resource: Resource,
  language: FileLanguage,
  mayWrite: (field: Field) => boolean,
  store: StoreOfFile,
): ImportShape {
  const meanings = headerMeanings(resource);
  const headersOf = (path: string) => [...meanings].flatMap(([header, of]) => (of === path ? [header] : []));
  const all = fileColumns(resource);
  const columns = all.flatMap((column): ImportColumn[] => {
    const kind = kindOf(column, mayWrite);
    if (kind === undefined) return [];
    return [
      {
        ...rulesOf(column, all, resource.identity, store.currency, language),
        path: column.path,
        kind,
        label: fileHeader(column, language),
        headers: kind === 'id' ? titlesOf(column) : headersOf(column.path),
      },
    ];
  });
  const taken = new Set(columns.map(({ path }) => path));
  const read = new Set(columns.flatMap(({ headers }) => headers));
  return {
    target: resource.name,
    resource: resource.name,
    identity: ['id', ...resource.identity].filter((path) => taken.has(path)),
    columns,
    ignored: [...meanings.keys()].filter((header) => !read.has(header)),
    ...(columns.some(({ line }) => line) && resource.exportLines !== undefined
      ? { items: resource.exportLines }
      : {}),
    creates: true,
    today: store.today,
  };
}

/** What our own export calls a column. `ID` is a title of every program, and its numbers are not ours. */
function titlesOf(column: FileColumn): string[] {
  return [...new Set(LANGUAGES.map((language) => fold(fileHeader(column, language))))];
}

/** Undefined for a column that an import leaves alone. */
function kindOf(
  { owner, field, line }: FileColumn,
  mayWrite: (field: Field) => boolean,
): CellKind | undefined {
  if (owner.source === 'id') return 'id';
  if (owner.system || owner.readOnly || field.readOnly || !mayWrite(owner)) return undefined;
  // An object of parts is written whole, and a file may have half of it.
  if (owner !== field && !line) return undefined;
  if (!line && owner.hidden.includes('create') && owner.hidden.includes('edit')) return undefined;
  if (isPictureList(field)) return 'pictures';
  return isNamedValues(field) ? 'options' : CELLS[field.kind]?.kindOf(field);
}

/** `[{name, value}]`, as the options of a variant. */
export function isNamedValues(field: Field): boolean {
  const parts = partsOf(field)?.map(({ source }) => source);
  return field.kind === 'json' && parts?.length === 2 && parts[0] === 'name' && parts[1] === 'value';
}

/** `[{picture_url, order}]`, as the pictures of a product. */
export function isPictureList(field: Field): boolean {
  return partsOf(field)?.some(({ source }) => source === 'picture_url') ?? false;
}

type Rules = Omit<ImportColumn, 'path' | 'kind' | 'label' | 'headers'>;

function rulesOf(
  { owner, field, line, path }: FileColumn,
  all: readonly FileColumn[],
  identity: readonly string[],
  ofStore: string,
  language: FileLanguage,
): Rules {
  const { minimum, maximum, maxLength, format } = field.schema;
  const notation = notationOf(field);
  const own = all.find((one) => !one.line && one.field.adds?.source === path)?.path;
  const lower = loweredBy(field, line ? `${owner.source}.` : '', all);
  return {
    required: field.required && !field.system && field.default === undefined && !line,
    clears:
      !field.required &&
      field.default === undefined &&
      !field.system &&
      !identity.includes(field.source) &&
      !isPictureList(field),
    line,
    ...(line && own !== undefined ? { own } : {}),
    ...CELLS[field.kind]?.rules?.(field, { ofStore, line }),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(format === undefined ? {} : { format }),
    ...(notation === undefined ? {} : { notation }),
    ...(field.enum === undefined ? {} : { choices: field.enum.map((one) => choiceOf(one, language)) }),
    ...(lower === undefined ? {} : { below: lower }),
  };
}

function choiceOf(
  { value, label, aliases = [] }: NonNullable<Field['enum']>[number],
  language: FileLanguage,
): Choice {
  const words = [label.es, label.en, label.pt, ...aliases].flatMap((word) =>
    word === undefined ? [] : [fold(word)],
  );
  return { value, label: label[language] ?? label.es, words: [...new Set(words)] };
}

/** An item's amount follows the rule of the record's amount of the same name. */
function loweredBy(field: Field, prefix: string, all: readonly FileColumn[]): string | undefined {
  const own = field.replaces ?? all.find(({ path }) => path === field.source)?.field.replaces;
  const path = own === undefined ? undefined : `${prefix}${own}`;
  return all.some((column) => column.path === path) ? path : undefined;
}
