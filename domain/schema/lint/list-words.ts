/** Checks what a list's cards show, and the orders that it offers. */
import { isScalar } from '../kinds.ts';
import type { Linted } from './context.ts';
import type { Mistake } from './mistake.ts';
import { at, elements, members, texts, textOf, type Node } from './node.ts';
import { column, judged, sortable, twice, type Named } from './views.ts';

const ALWAYS_SORTABLE = ['id', 'created_at', 'updated_at'];

/** The sources that the API sorts by: each has an index. */
function sorted(linted: Linted, view: Node): Set<string> {
  const columns = at(view, 'columns');
  const own =
    columns.value === undefined
      ? [...linted.properties.keys()]
      : elements(columns).flatMap((entry) => {
          const source = textOf(entry) ?? textOf(at(entry, 'source'));
          return source === undefined || at(entry, 'sortable').value === false ? [] : [source];
        });
  const comparable = own.filter((source) => {
    const field = linted.fields.get(source);
    return field !== undefined && isScalar(field.kind) && field.display !== 'image';
  });
  return new Set([...ALWAYS_SORTABLE, textOf(at(view, 'sort', 'field')) ?? 'created_at', ...comparable]);
}

function sorts(linted: Linted, view: Node): Mistake[] {
  const indexed = sorted(linted, view);
  const seen = new Set<string>();
  return elements(at(view, 'sorts')).flatMap((choice) => {
    const { value: source, pointer } = at(choice, 'field');
    if (typeof source !== 'string') return [];
    const key = `${source} ${textOf(at(choice, 'order'))}`;
    const again = seen.has(key);
    seen.add(key);
    if (again) return [{ file: linted.file, pointer, reason: 'this order is offered twice' }];
    const wrong = judged(linted, { source, pointer }, sortable);
    if (wrong.length > 0 || indexed.has(source)) return wrong;
    const reason = `the list is not sorted by "${source}": no sortable column names it`;
    return [{ file: linted.file, pointer, reason }];
  });
}

/** A view filters by what the list declares; the screens name it by its id. */
function views(linted: Linted, view: Node): Mistake[] {
  const declared = elements(at(view, 'filters')).map(
    (filter) => `${textOf(at(filter, 'source'))}.${textOf(at(filter, 'op'))}`,
  );
  const seen = new Set<string>();
  return elements(at(view, 'views')).flatMap((entry) => {
    const { value: id, pointer } = at(entry, 'id');
    const again = seen.has(String(id));
    seen.add(String(id));
    const unknown = members(at(entry, 'filter')).filter(([key]) => !declared.includes(key));
    return [
      ...(again ? [{ file: linted.file, pointer, reason: 'this view is named twice' }] : []),
      ...unknown.map(([key, filter]) => ({
        file: linted.file,
        pointer: filter.pointer,
        reason: `the list has no filter "${key}"`,
      })),
    ];
  });
}

export function listWordMistakes(linted: Linted): Mistake[] {
  const view = at(linted.root, 'x-views', 'list');
  const card = texts(at(view, 'card')).map(({ text, pointer }): Named => ({ source: text, pointer }));
  return [
    ...card.flatMap((entry) => judged(linted, entry, column)),
    ...twice(linted, card),
    ...sorts(linted, view),
    ...views(linted, view),
  ];
}
