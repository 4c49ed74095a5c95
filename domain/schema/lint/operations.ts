import { FEATURES } from '../../plans/features.ts';
import { allPermissions, OWNER_PERMISSIONS } from '../../access/access.ts';
import { bulkOps } from '../../bulk/change.ts';
import { MENU_GROUPS } from '../closed-lists.ts';
import { SHAPES } from '../kinds.ts';
import type { Field } from '../model.ts';
import {
  at,
  elements,
  knownSource,
  members,
  orListed,
  say,
  textOf,
  texts,
  type Linted,
  type Mistake,
  type Node,
  type Said,
} from './context.ts';
import { withKind } from './kind-words.ts';

/** Checks that permissions, plan features and menu groups come from their closed lists. */

function listed(
  file: string,
  node: Node,
  [en, es]: readonly [string, string],
  known: readonly string[],
): Mistake[] {
  const text = textOf(node);
  if (text === undefined || known.includes(text)) return [];
  return [
    {
      file,
      pointer: node.pointer,
      ...orListed(say(`there is no ${en} "${text}"`, `no hay ${es} "${text}"`), text, known),
    },
  ];
}

function rules({ file, all }: Linted, access: Node): Mistake[] {
  const permissions = [...allPermissions(all().flatMap((other) => other.name ?? [])), ...OWNER_PERMISSIONS];
  return members(access).flatMap(([, rule]) => [
    ...listed(file, at(rule, 'permission'), ['permission', 'ningún permiso'], permissions),
    ...listed(file, at(rule, 'feature'), ['plan feature', 'ninguna función del plan'], FEATURES),
  ]);
}

/** A group is one of the product's, or one that a resource has words for. */
function menuMistakes({ file, root, all }: Linted): Mistake[] {
  const menu = at(root, 'x-resource', 'menu');
  const label = at(menu, 'label');
  const group = textOf(at(menu, 'group'));
  const usual: readonly string[] = MENU_GROUPS;
  if (label.value === undefined) {
    const own = all().flatMap((other) => {
      const named = at(other.root, 'x-resource', 'menu');
      return at(named, 'label').value === undefined ? [] : (textOf(at(named, 'group')) ?? []);
    });
    return listed(
      file,
      at(menu, 'group'),
      ['menu group', 'ningún grupo del menú'],
      [...new Set([...MENU_GROUPS, ...own])],
    );
  }
  if (group === undefined || !usual.includes(group)) return [];
  const reason = say(
    `the group "${group}" has words of its own: take the label out, or name another group`,
    `el grupo "${group}" ya tiene su nombre: quita label o nombra otro grupo`,
  );
  return [{ file, pointer: label.pointer, reason }];
}

export function accessMistakes(linted: Linted): Mistake[] {
  const properties = [...linted.properties.values()];
  return [
    ...menuMistakes(linted),
    ...rules(linted, at(linted.root, 'x-access')),
    ...properties.flatMap(({ node }) => rules(linted, at(node, 'x-access'))),
  ];
}

/** Checks what can be changed for several records at once. */

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

function reasonAgainst(field: Field): Said | undefined {
  if (field.readOnly)
    return say(
      `"${field.source}" is read only, so nobody changes it: take it out of bulk`,
      `"${field.source}" es de solo lectura y nadie lo cambia: sácalo de bulk`,
    );
  return bulkOps(field).length > 0
    ? undefined
    : say(
        `${withKind(field.source, field.kind).en} is different in each record: only states, switches, numbers and many-to-many references change together`,
        `${withKind(field.source, field.kind).es} es distinto en cada registro: solo estados, interruptores, números y referencias many-to-many cambian juntos`,
      );
}

function againstMember(linted: Linted, field: Field, path: string): Said | undefined {
  const [list = '', member = ''] = path.split('.');
  const found = linted.fields.get(list)?.items?.find(({ source }) => source === member);
  if (found === undefined || found.readOnly)
    return say(
      `"${path}" is no member of items that can be changed, such as "lines.price"`,
      `"${path}" no es un dato de los renglones que se pueda cambiar, como "lines.price"`,
    );
  return found.kind === field.kind
    ? undefined
    : say(
        `${withKind(path, found.kind).en} does not change along with ${withKind(field.source, field.kind).en}: name a member of the same kind`,
        `${withKind(path, found.kind).es} no cambia junto con ${withKind(field.source, field.kind).es}: nombra uno de la misma clase`,
      );
}

/** Checks what is edited in the cells of a table. */

/** A cell takes a whole number or an amount that may be changed; `unless` names items. */
export function editMistakes(linted: Linted): Mistake[] {
  return elements(at(linted.root, 'x-views', 'list', 'columns')).flatMap((column) => {
    const edit = at(column, 'edit');
    const field = linted.fields.get(textOf(at(column, 'source')) ?? '');
    if (edit.value === undefined || field === undefined) return [];
    const found: Mistake[] = [];
    if (field.readOnly || SHAPES[field.kind].cellEdited !== true)
      found.push({
        file: linted.file,
        pointer: edit.pointer,
        reason: say(
          `"${field.source}" is no whole number or amount that may be changed in its cell`,
          `"${field.source}" no es un número entero ni un monto que se pueda cambiar en su celda: quita edit`,
        ),
      });
    const unless = at(edit, 'unless');
    const items = textOf(unless);
    if (items !== undefined && linted.fields.get(items)?.kind !== 'items')
      found.push({
        file: linted.file,
        pointer: unless.pointer,
        reason: say(
          `"${items}" is no property with items: name an array with x-db.table`,
          `"${items}" no tiene renglones: nombra un array con x-db.table`,
        ),
      });
    return found;
  });
}
