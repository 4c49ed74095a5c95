import { codeOf } from '../../../domain/catalog/variants.ts';
import { furtherList, keyIn, notationOf } from '../../../domain/exchange/notation.ts';
import type { CellValue } from '../../../domain/kinds/cell.ts';
import { OWN_UNITS, type ReadRecord } from '../../../domain/imports/read-record.ts';
import { isPictureList } from '../../../domain/imports/shape-of-resource.ts';
import { variantLines } from '../../../domain/imports/variant-lines.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { invalid } from '../../errors.ts';
import { asStored } from '../typed-records.ts';
import { changedFields } from '../write/audit.ts';
import { createRecord } from '../write/create.ts';
import { rowsOf } from '../write/encode.ts';
import { updateRecord } from '../write/update.ts';
import type { Row } from '../row.ts';
import type { WriteContext } from '../../context.ts';
import { findNames, type Made } from './find-names.ts';

export interface Written {
  state: 'created' | 'updated' | 'unchanged';
  id: number;
  version: number;
  /** The fields that were changed, as they were: a patch that takes it back. */
  before: Row | null;
  /** Records that were added because this one names them. */
  made: readonly Made[];
  /** Addresses of pictures that it gets: those of the file, where it has none of its own. */
  pictures: readonly string[];
  /** The whole record: null where it is new, and as it is now. */
  whole: { before: Row | null; after: Row };
}

/**
 * Adds or changes one record by the path of a single write.
 * @param before the stored record, locked; null for a new one
 * Throws what such a write throws: its refusal is the line's.
 */
export async function writeRecord(
  write: WriteContext,
  resource: Resource,
  before: Row | null,
  read: ReadRecord,
): Promise<Written> {
  const made: Made[] = [];
  const input = await recordInput(write, resource, read, before, made);
  if (before !== null) refuseLostUnits(resource, before, read);
  if (before === null) {
    const record = await createRecord(write, resource, input);
    const [id, version] = [Number(record['id']), Number(record['version'])];
    const whole = { before: null, after: record };
    return { state: 'created', id, version, before: null, made, pictures: read.pictures, whole };
  }
  const after = await updateRecord(write, resource, Number(before['id']), input);
  return { ...withPictures(write, resource, before, read, changed(resource, before, input, after)), made };
}

/** A stored record without a picture gets those of the file, so it is another one afterwards. */
function withPictures(
  { ports }: WriteContext,
  resource: Resource,
  before: Row,
  { pictures }: ReadRecord,
  written: Omit<Written, 'made' | 'pictures'>,
): Omit<Written, 'made'> {
  const list = resource.fields.find(isPictureList)?.source;
  const stored = list === undefined ? null : before[list];
  if (
    list === undefined ||
    ports.webPictures === undefined ||
    pictures.length === 0 ||
    !Array.isArray(stored) ||
    stored.length > 0
  )
    return { ...written, pictures: [] };
  return { ...written, state: 'updated', before: { ...written.before, [list]: [] }, pictures };
}

/** Throws `invalid` for units of a product that counts them on its variants: a write would drop them in silence. */
function refuseLostUnits(resource: Resource, before: Row, { values }: ReadRecord): void {
  const units = values.get(OWN_UNITS);
  if (resource.name !== 'products' || typeof units !== 'number') return;
  if (asStored<'products'>(before).product_variants.length === 0) return;
  throw invalid({ [OWN_UNITS]: { key: 'import_units_of_variants', args: { value: units } } });
}

/** What an update did, and the patch that takes it back: also what followed, such as prices of variants. */
export function changed(
  resource: Resource,
  before: Row,
  input: Row,
  after: Row,
): Omit<Written, 'made' | 'pictures'> {
  const [id, version] = [Number(after['id']), Number(after['version'])];
  const whole = { before, after };
  if (after['version'] === before['version']) return { state: 'unchanged', id, version, before: null, whole };
  const followed = changedFields(resource, before, after).filter(({ readOnly }) => !readOnly);
  const sources = new Set([...Object.keys(input), ...followed.map(({ source }) => source)]);
  return {
    state: 'updated',
    id,
    version,
    before: Object.fromEntries([...sources].map((source) => [source, before[source] ?? null])),
    whole,
  };
}

/** What is written of a record; the records that it names and that are not there are made, and go to `made`. */
export async function recordInput(
  write: WriteContext,
  resource: Resource,
  read: ReadRecord,
  before: Row | null,
  made: Made[],
): Promise<Row> {
  const input: Row = {};
  for (const [path, value] of read.values) {
    const field = resource.fields.find(({ source }) => source === path);
    if (field === undefined || path === 'id' || isSame(field, before?.[path], value)) continue;
    if (before !== null && isFurther(resource, before, field, value)) continue;
    input[path] = field.ref === undefined ? value : await referenceOf(write, field, value, made);
  }
  return resource.name === 'products' && read.items.length > 0
    ? { ...input, ...variantsOf(read, input, before) }
    : input;
}

/** Whether the file says in another notation what is stored: that stays as a person wrote it. */
function isSame(field: Field, stored: unknown, value: CellValue | null): boolean {
  const notation = notationOf(field);
  if (typeof stored !== 'string' || typeof value !== 'string') return false;
  if (field.source === 'sku') return codeOf(stored) === codeOf(value);
  if (notation === undefined) return false;
  return keyIn(notation, stored) === keyIn(notation, value);
}

/** Whether the record has the value as a further one, such as a client's second phone: the main one stays. */
function isFurther(resource: Resource, before: Row, field: Field, value: CellValue | null): boolean {
  const list = furtherList(resource);
  if (list === undefined || typeof value !== 'string') return false;
  const key = (text: string) => keyIn(notationOf(field), text).toLowerCase();
  return rowsOf(before[list.source]).some((row) => {
    const further = row[field.source];
    return typeof further === 'string' && key(further) === key(value);
  });
}

async function referenceOf(
  write: WriteContext,
  field: Resource['fields'][number],
  value: CellValue | null,
  made: Made[],
): Promise<number | number[] | null> {
  if (value === null) return field.kind === 'references' ? [] : null;
  const ids = await findNames(write, field, String(value), made);
  return field.kind === 'references' ? ids : (ids[0] ?? null);
}

function variantsOf(read: ReadRecord, input: Row, before: Row | null): Row {
  const product = before === null ? null : asStored<'products'>(before);
  const lines = variantLines(read.items, Number(input['price'] ?? product?.price ?? 0), product);
  if ('unknown' in lines)
    throw invalid({ 'product_variants.options': { key: 'required', args: { line: lines.unknown.line } } });
  return { ...lines };
}
