/** Checks what is edited in the cells of a table. */
import type { Field } from '../model.ts';
import type { Linted } from './context.ts';
import type { Mistake } from './mistake.ts';
import { at, elements, textOf } from './node.ts';

const EDITED: ReadonlySet<Field['kind']> = new Set(['integer', 'money']);

/** A cell takes a whole number or an amount that may be changed; `unless` names items. */
export function editMistakes(linted: Linted): Mistake[] {
  return elements(at(linted.root, 'x-views', 'list', 'columns')).flatMap((column) => {
    const edit = at(column, 'edit');
    const field = linted.fields.get(textOf(at(column, 'source')) ?? '');
    if (edit.value === undefined || field === undefined) return [];
    const found: Mistake[] = [];
    if (field.readOnly || !EDITED.has(field.kind))
      found.push({
        file: linted.file,
        pointer: edit.pointer,
        reason: `"${field.source}" is no whole number or amount that may be changed in its cell`,
      });
    const unless = at(edit, 'unless');
    const items = textOf(unless);
    if (items !== undefined && linted.fields.get(items)?.kind !== 'items')
      found.push({
        file: linted.file,
        pointer: unless.pointer,
        reason: `"${items}" is no property with items`,
      });
    return found;
  });
}
