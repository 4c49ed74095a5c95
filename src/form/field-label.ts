import type { FieldDescriptor, Fields } from '../../domain/schema/descriptors.ts';
import { valueAt } from '../../domain/schema/field-errors.ts';
import type { Words } from '../../domain/schema/vocabulary.ts';

/** The field at a dotted path (`product_variants.#7.price`, `product_variants.2.price`), with its parent fields. */
export function fieldsOnPath(fields: Fields, path: string): FieldDescriptor[] {
  const [head = '', ...rest] = path.split('.').filter((part) => !/^#?\d+$/.test(part));
  const found: FieldDescriptor[] = [];
  let field = fields[head];
  for (const part of [...rest, undefined]) {
    if (field === undefined) break;
    found.push(field);
    field = field.items?.find(({ source }) => source === part);
  }
  return found;
}

/** `Variantes › Rojo M › Precio`: the label of a nested value, with the name of its item where `record` has it. */
export function labelOfPath(
  fields: Fields,
  path: string,
  labelOf: (words: Words) => string,
  record: unknown = undefined,
): string {
  const found = fieldsOnPath(fields, path);
  if (found.length === 0) return path;
  const [first, ...nested] = found.map(({ label }) => labelOf(label));
  const name = nameOfItem(found[0], path, record);
  return [first, ...(name === undefined ? [] : [name]), ...nested].join(' › ');
}

/** The first text of the item at `#7` of a list; undefined when the record does not have the item. */
function nameOfItem(field: FieldDescriptor | undefined, path: string, record: unknown): string | undefined {
  const [source = '', id] = path.split('.');
  if (field === undefined || id?.startsWith('#') !== true) return undefined;
  const list = valueAt(record, source);
  const item: unknown = Array.isArray(list)
    ? list.find((one) => String(valueAt(one, 'id')) === id.slice(1))
    : undefined;
  return field.items
    ?.filter(({ kind }) => kind === 'text')
    .map((part) => valueAt(item, part.source))
    .find((text): text is string => typeof text === 'string' && text !== '');
}
