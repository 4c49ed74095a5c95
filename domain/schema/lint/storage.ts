import { isObject } from '../../json/is-object.ts';
import { fold } from '../../places/fold.ts';
import { valueType } from '../../kinds/kind.ts';
import { isColumn, isScalar, kindOf, partsOf } from '../fields.ts';
import type { Field } from '../model.ts';
import type { Words } from '../vocabulary.ts';
import {
  at,
  knownSource,
  members,
  say,
  textOf,
  texts,
  type Found,
  type Linted,
  type Mistake,
  type Node,
  type Said,
} from './context.ts';
import { withKind } from './kind-words.ts';

/** Checks that no two properties of one table share a column. */

const RECORD_COLUMNS = ['store_id', 'id', 'created_at', 'updated_at', 'version', 'search_text'];
const ITEM_COLUMNS = ['store_id', 'id', 'parent_id', 'position'];

interface Stored {
  field: Field;
  node: Node;
}

function shared(own: readonly string[], stored: Stored[]): Omit<Mistake, 'file'>[] {
  const taken = new Map(own.map((column): [string, string] => [column, 'the system']));
  // A property's own name comes first, so that the one with `x-db.column` is named.
  const ordered = stored.toSorted(
    (a, b) => Number(a.field.db.column !== undefined) - Number(b.field.db.column !== undefined),
  );
  return ordered.flatMap(({ field, node }) => {
    const owner = taken.get(field.column);
    taken.set(field.column, `"${field.source}"`);
    if (owner === undefined || field.db.column === undefined) return [];
    return [
      {
        pointer: `${node.pointer}/x-db/column`,
        reason: say(
          `the column "${field.column}" is that of ${owner} already: name another one, or leave x-db.column out`,
          `la columna "${field.column}" ya es de ${owner === 'the system' ? 'el sistema' : owner}: nombra otra o quita x-db.column`,
        ),
      },
    ];
  });
}

function items(field: Field, node: Node): Stored[] {
  return (field.items ?? []).flatMap((item) => {
    const inner = at(node, 'items', 'properties', item.source);
    return isObject(inner.value) ? [{ field: item, node: inner }] : [];
  });
}

/** A list or an object has no one value that an index could compare. */
function indexes({ field, node }: Stored): Omit<Mistake, 'file'>[] {
  const { pointer, value } = at(node, 'x-db', 'index');
  if (value === undefined || isScalar(field.kind)) return [];
  const reason = say(
    `${withKind(field.source, field.kind).en} has not one value to compare: take index out`,
    `${withKind(field.source, field.kind).es} no tiene un solo valor que comparar: quita index`,
  );
  return [{ pointer, reason }];
}

/** Records that say nothing get the default, and only one of them may have it. */
function shares({ field, node }: Stored): Omit<Mistake, 'file'>[] {
  if (field.db.index !== 'unique' || (field.default ?? null) === null) return [];
  const reason = say(
    `"${field.source}" is unique, so only one record could have the default: take default out`,
    `"${field.source}" es único y solo un registro podría tener el default: quita default`,
  );
  return [{ pointer: `${node.pointer}/default`, reason }];
}

/** Rows hold single values and objects: no form edits a list inside a list, and no table holds it. */
function nested(field: Field, node: Node): Omit<Mistake, 'file'>[] {
  if (field.readOnly || valueType(field.schema) !== 'array') return [];
  const reason = say(
    'a list inside a list has no form: give the inner one a resource of its own, with a reference to this one',
    'una lista dentro de otra no tiene formulario: haz de la de adentro un recurso propio con una referencia a este',
  );
  const items = at(node, 'items');
  const within = members(at(items, 'properties')).filter(([, { value }]) => holdsObjects(value));
  return [
    ...(at(items, 'type').value === 'array' ? [{ pointer: items.pointer, reason }] : []),
    ...within.map(([, { pointer }]) => ({ pointer, reason })),
  ];
}

function holdsObjects(value: unknown): boolean {
  // Of one with a table of its own the table is the mistake.
  if (!isObject(value) || value['x-db'] !== undefined) return false;
  return isObject(value['items']) && isObject(value['items']['properties']);
}

export function columnMistakes({ file, properties }: Linted): Mistake[] {
  const fields = [...properties.values()].flatMap(({ field, node }) => (field ? [{ field, node }] : []));
  return [
    ...fields.flatMap(indexes),
    ...fields.flatMap((stored) => [stored, ...items(stored.field, stored.node)].flatMap(shares)),
    ...fields.flatMap(({ field, node }) => nested(field, node)),
    ...shared(
      RECORD_COLUMNS,
      fields.filter(({ field }) => isColumn(field)),
    ),
    ...fields
      .filter(({ field }) => field.kind === 'items')
      .flatMap(({ field, node }) => shared(ITEM_COLUMNS, items(field, node))),
  ].map((found) => ({ file, ...found }));
}

/** Checks what a schema says of exported and imported files. */

export function fileMistakes(linted: Linted): Mistake[] {
  return [
    ...linesMistakes(linted),
    ...identityMistakes(linted),
    ...aliasMistakes(linted),
    ...notationMistakes(linted),
  ];
}

function linesMistakes(linted: Linted): Mistake[] {
  const node = at(linted.root, 'x-export', 'lines');
  const source = textOf(node);
  if (source === undefined) return [];
  const field = linted.fields.get(source);
  if (field === undefined) return knownSource(linted, source, node.pointer);
  if (field.kind === 'items') return [];
  const reason = say(
    `${withKind(source, field.kind).en} has no lines: the lines of a file are the items of an array with x-db.table`,
    `${withKind(source, field.kind).es} no da renglones: los renglones de un archivo son los de un array con x-db.table`,
  );
  return [{ file: linted.file, pointer: node.pointer, reason }];
}

function identityMistakes(linted: Linted): Mistake[] {
  return texts(at(linted.root, 'x-import', 'identity')).flatMap(({ text, pointer }) => {
    const field = linted.fields.get(text);
    if (field === undefined) return knownSource(linted, text, pointer);
    if (isScalar(field.kind) && !field.writeOnly) return [];
    return [
      {
        file: linted.file,
        pointer,
        reason: say(
          `${withKind(text, field.kind).en} cannot name a record: name a text, a number or a choice`,
          `${withKind(text, field.kind).es} no puede identificar un registro: nombra un texto, un número o una opción`,
        ),
      },
    ];
  });
}

/** One header must mean one property, whatever the language of the file. */
function aliasMistakes(linted: Linted): Mistake[] {
  const taken = new Map<string, string>();
  for (const { source, field } of linted.properties.values())
    for (const label of worded(field?.label)) taken.set(fold(label), source);
  return [...linted.properties.values()].flatMap(({ source, node }) =>
    texts(at(node, 'x-import', 'aliases')).flatMap(({ text, pointer }) => {
      const owner = taken.get(fold(text));
      taken.set(fold(text), owner ?? source);
      if (owner === undefined || owner === source) return [];
      return [
        {
          file: linted.file,
          pointer,
          reason: say(
            `"${text}" is a header of "${owner}" already: take one of them out`,
            `"${text}" ya es un encabezado de "${owner}": quita uno de los dos`,
          ),
        },
      ];
    }),
  );
}

function notationMistakes(linted: Linted): Mistake[] {
  return [...linted.properties.values()].flatMap(({ source, node, field }) => {
    if (field?.notation === undefined || field.kind === 'text') return [];
    const { pointer } = at(node, 'x-import', 'notation');
    return [
      {
        file: linted.file,
        pointer,
        reason: say(
          `a notation is of a text, and not of ${withKind(source, field.kind).en}: take it out`,
          `notation es de un texto y no de ${withKind(source, field.kind).es}: quítalo`,
        ),
      },
    ];
  });
}

function worded(words: Words | undefined): string[] {
  return Object.values(words ?? {});
}

/** Checks that a secret (`writeOnly`) is something that the database can hold encrypted. */

/** It is found again by its place alone: nothing may look for it, and its column keeps its name. */
const IMPOSSIBLE: readonly [keyword: string, reason: Said][] = [
  [
    'index',
    say(
      'a secret is stored encrypted and no index can find it: take index out',
      'un secreto se guarda cifrado y ningún índice lo encuentra: quita index',
    ),
  ],
  [
    'renamedFrom',
    say(
      'a secret cannot be renamed: keep the name of its column with x-db.column',
      'un secreto no se puede renombrar: conserva el nombre de su columna con x-db.column',
    ),
  ],
];

function ownMistakes(property: Node, field: Field): Found[] {
  if (!field.writeOnly) return [];
  const pointer = `${property.pointer}/writeOnly`;
  const kind = kindOf(field.schema);
  const found =
    kind === 'text'
      ? []
      : [
          {
            pointer,
            reason: say(
              `only a text can be a secret, not ${withKind(field.source, kind).en}: write "type": "string"`,
              `solo un texto puede ser secreto, no ${withKind(field.source, kind).es}: escribe "type": "string"`,
            ),
          },
        ];
  const db = at(property, 'x-db');
  return [
    ...found,
    ...IMPOSSIBLE.filter(([keyword]) => (at(db, keyword).value ?? false) !== false).map(
      ([keyword, reason]) => ({ pointer: `${db.pointer}/${keyword}`, reason }),
    ),
  ];
}

function innerMistakes(property: Node, field: Field): Found[] {
  const container = at(property, 'items').value === undefined ? property : at(property, 'items');
  return (partsOf(field) ?? []).flatMap((part) => {
    const node = at(container, 'properties', part.source);
    if (!isObject(node.value)) return [];
    const own = part.writeOnly
      ? [
          {
            pointer: `${node.pointer}/writeOnly`,
            reason: say(
              'a secret is a field of the record itself, never of a part: move it there',
              'un secreto es un campo del registro mismo, nunca de una parte: muévelo',
            ),
          },
        ]
      : [];
    return [...own, ...innerMistakes(node, part)];
  });
}

export function secretMistakes({ file, properties }: Linted): Mistake[] {
  return [...properties.values()].flatMap(({ node, field }) =>
    field === undefined
      ? []
      : [...ownMistakes(node, field), ...innerMistakes(node, field)].map((mistake) => ({ file, ...mistake })),
  );
}
