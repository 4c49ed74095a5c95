/** Checks what a schema says of exported and imported files. */
import { fold } from '../../places/fold.ts';
import { isScalar } from '../kinds.ts';
import type { Words } from '../vocabulary.ts';
import { knownSource, type Linted } from './context.ts';
import type { Mistake } from './mistake.ts';
import { at, texts, textOf } from './node.ts';

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
  const reason = `"${source}" is ${field.kind}: the lines of a file are the items of an array with x-db.table`;
  return [{ file: linted.file, pointer: node.pointer, reason }];
}

function identityMistakes(linted: Linted): Mistake[] {
  return texts(at(linted.root, 'x-import', 'identity')).flatMap(({ text, pointer }) => {
    const field = linted.fields.get(text);
    if (field === undefined) return knownSource(linted, text, pointer);
    if (isScalar(field.kind) && !field.writeOnly) return [];
    return [{ file: linted.file, pointer, reason: `"${text}" (${field.kind}) cannot name a record` }];
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
      return [{ file: linted.file, pointer, reason: `"${text}" is a header of "${owner}" already` }];
    }),
  );
}

function notationMistakes(linted: Linted): Mistake[] {
  return [...linted.properties.values()].flatMap(({ source, node, field }) => {
    if (field?.notation === undefined || field.kind === 'text') return [];
    const { pointer } = at(node, 'x-import', 'notation');
    return [{ file: linted.file, pointer, reason: `"${source}" is ${field.kind}: a notation is of a text` }];
  });
}

function worded(words: Words | undefined): string[] {
  return Object.values(words ?? {});
}
