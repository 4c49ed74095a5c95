/** Checks what can be changed for several records at once. */
import { bulkOps } from '../../bulk/change.ts';
import type { Field } from '../model.ts';
import { knownSource, type Linted } from './context.ts';
import type { Mistake } from './mistake.ts';
import { at, elements, texts, textOf } from './node.ts';

export function bulkMistakes(linted: Linted): Mistake[] {
  return elements(at(linted.root, 'x-views', 'list', 'bulk')).flatMap((entry) => {
    const source = textOf(entry) ?? textOf(at(entry, 'source'));
    if (source === undefined) return [];
    const pointer = typeof entry.value === 'string' ? entry.pointer : `${entry.pointer}/source`;
    const field = linted.fields.get(source);
    if (field === undefined) return knownSource(linted, source, pointer);
    const own = reasonAgainst(field);
    if (own !== undefined) return [{ file: linted.file, pointer, reason: own }];
    return texts(at(entry, 'along')).flatMap(({ text, pointer: place }) => {
      const reason = againstMember(linted, field, text);
      return reason === undefined ? [] : [{ file: linted.file, pointer: place, reason }];
    });
  });
}

function reasonAgainst(field: Field): string | undefined {
  if (field.readOnly) return `"${field.source}" is read only: nobody changes it`;
  return bulkOps(field).length > 0
    ? undefined
    : `"${field.source}" (${field.kind}) is different in each record: only states, switches, numbers and many-to-many references change together`;
}

function againstMember(linted: Linted, field: Field, path: string): string | undefined {
  const [list = '', member = ''] = path.split('.');
  const found = linted.fields.get(list)?.items?.find(({ source }) => source === member);
  if (found === undefined || found.readOnly)
    return `"${path}" is no member of items that can be changed, such as "lines.price"`;
  return found.kind === field.kind
    ? undefined
    : `"${path}" is ${found.kind}, and "${field.source}" ${field.kind}`;
}
