/** Checks how values read in a sentence (`x-ui.phrase`), and which amount stands for another (`x-ui.replaces`). */
import type { Field } from '../model.ts';
import type { Linted } from './context.ts';
import type { Mistake } from './mistake.ts';
import { suggest } from './nearest.ts';
import { at, members, type Node } from './node.ts';

type Found = Omit<Mistake, 'file'>;

const SWITCHES: ReadonlySet<Field['kind']> = new Set(['flag', 'boolean']);
const COUNTED: ReadonlySet<Field['kind']> = new Set([
  ...SWITCHES,
  'integer',
  'number',
  'money',
  'items',
  'references',
  'collection',
]);
/** A chip has its words from `x-enum`; a picture, a text of many lines and JSON are no words. */
const WORDLESS: ReadonlySet<Field['kind']> = new Set(['enum', 'json']);

export function phraseMistakes(property: Node, field: Field): Found[] {
  const phrase = at(property, 'x-ui', 'phrase');
  if (phrase.value === undefined) return [];
  if (WORDLESS.has(field.kind))
    return [{ pointer: phrase.pointer, reason: `a ${field.kind} field does not read in a sentence` }];
  const counts = ['one', 'zero']
    .filter((word) => at(phrase, word).value !== undefined && !COUNTED.has(field.kind))
    .map((word) => ({
      pointer: `${phrase.pointer}/${word}`,
      reason: `"${word}" is of numbers: "${field.source}" is a ${field.kind} field`,
    }));
  const silent = members(at(phrase, 'other'))
    .filter(([, { value }]) => typeof value === 'string' && !value.includes('{value}'))
    .map(([, { pointer }]) => ({ pointer, reason: 'says nothing of the value: {value} is missing' }));
  const alert = at(phrase, 'alert');
  return [
    ...counts,
    ...(SWITCHES.has(field.kind) ? [] : silent),
    ...(alert.value !== undefined && at(phrase, 'zero').value === undefined
      ? [{ pointer: alert.pointer, reason: 'needs "zero", the sentence that warns' }]
      : []),
  ];
}

function rivalOf(linted: Linted, source: string, target: string): string | undefined {
  for (const [name, { field }] of linted.properties) {
    if (name === source) return undefined;
    if (field?.replaces === target) return name;
  }
  return undefined;
}

/** Only an amount can stand for another amount of the same record, and only one of them. */
export function replacementMistakes(linted: Linted, property: Node, field: Field): Found[] {
  const target = field.replaces;
  if (target === undefined) return [];
  const pointer = `${property.pointer}/x-ui/replaces`;
  const other = linted.properties.get(target);
  if (other === undefined)
    return [
      {
        pointer,
        reason: `there is no property "${target}"`,
        ...suggest(target, linted.properties.keys()),
      },
    ];
  if (field.kind !== 'money' || (other.field && other.field.kind !== 'money'))
    return [{ pointer, reason: 'only an amount (x-money) can stand for another' }];
  if (target === field.source) return [{ pointer, reason: `"${target}" cannot stand for itself` }];
  const rival = rivalOf(linted, field.source, target);
  return rival === undefined ? [] : [{ pointer, reason: `"${rival}" stands for "${target}" already` }];
}
