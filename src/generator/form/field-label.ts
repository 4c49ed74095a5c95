import type { FieldDescriptor, Fields } from '../../../domain/schema/descriptors.ts';
import type { Words } from '../../../domain/schema/vocabulary.ts';

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

/** `Variantes › Precio`: the label of a nested value. */
export function labelOfPath(fields: Fields, path: string, labelOf: (words: Words) => string): string {
  const labels = fieldsOnPath(fields, path).map(({ label }) => labelOf(label));
  return labels.length === 0 ? path : labels.join(' › ');
}
