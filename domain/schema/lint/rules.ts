import { isScalar } from '../fields.ts';
import type { Field } from '../model.ts';
import { showers } from '../rules.ts';
import {
  at,
  elements,
  knownSource,
  members,
  say,
  texts,
  type Linted,
  type Mistake,
  type Node,
  type Said,
} from './context.ts';
import { strange } from './values.ts';

/** Checks that conditional rules name existing properties and do not contradict the rest of the schema. */

/** Properties that a condition reads, including those in combinators. */
function looksAt(condition: Node): { source: string; pointer: string }[] {
  const own = [
    ...members(at(condition, 'properties')).map(([source, { pointer }]) => ({ source, pointer })),
    ...texts(at(condition, 'required')).map(({ text, pointer }) => ({ source: text, pointer })),
  ];
  return [...own, ...innerConditions(condition).flatMap(looksAt)];
}

function innerConditions(condition: Node): Node[] {
  return [
    at(condition, 'not'),
    ...['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => elements(at(condition, keyword))),
  ].filter(({ value }) => value !== undefined);
}

function effects(linted: Linted, rule: Node): Mistake[] {
  const { file } = linted;
  return members(at(rule, 'then')).flatMap(([effect, node]) =>
    texts(node).flatMap(({ text, pointer }): Mistake[] => {
      const unknown = knownSource(linted, text, pointer);
      const field = linted.properties.get(text)?.field;
      if (!field) return unknown;
      if (effect === 'show' && linted.required.has(text))
        return [
          {
            file,
            pointer,
            reason: say(
              `"${text}" is always required; name it under "require" of the rule instead`,
              `"${text}" siempre es obligatorio: sácalo de required y nómbralo en "require" de la regla`,
            ),
          },
        ];
      if (effect === 'require' && field.readOnly)
        return [
          {
            file,
            pointer,
            reason: say(
              `"${text}" is read only, so nobody can fill it in: take it out of require`,
              `"${text}" es de solo lectura y nadie lo llena: sácalo de require`,
            ),
          },
        ];
      return [];
    }),
  );
}

/** Constants and choices of a condition, also below `not` and combinators: one that no record can have never holds. */
function conditionValues(linted: Linted, condition: Node): Mistake[] {
  const own = members(at(condition, 'properties')).flatMap(([source, node]) => {
    const field = linted.fields.get(source);
    if (field === undefined || !isScalar(field.kind)) return [];
    const values = [at(node, 'const'), ...elements(at(node, 'enum'))];
    return [...values.flatMap((one) => strange(linted, field, one)), ...beyond(linted, field, node)];
  });
  return [...own, ...innerConditions(condition).flatMap((one) => conditionValues(linted, one))];
}

/**
 * Properties that a condition judges without asking for them, so that it holds while they are empty. Who means that writes
 * a `required` without them, such as `[]`.
 */
function unasked(linted: Linted, condition: Node): Mistake[] {
  if (at(condition, 'required').value !== undefined) return [];
  return members(at(condition, 'properties'))
    .filter(([source]) => {
      const field = linted.fields.get(source);
      const maybeEmpty = field !== undefined && !field.required && field.default === undefined;
      return maybeEmpty && isScalar(field.kind);
    })
    .map(([source, { pointer }]) => ({
      file: linted.file,
      pointer,
      reason: say(
        `the rule holds while "${source}" is empty too: add "required": ["${source}"] to its if, or "required": [] if you mean that`,
        `la regla también vale mientras "${source}" está vacío: agrega "required": ["${source}"] a su if, o "required": [] si eso quieres`,
      ),
    }));
}

/** Bounds that leave none of the field's own numbers. */
function beyond({ file }: Linted, { source, schema }: Field, node: Node): Mistake[] {
  const { minimum: lowest = -Infinity, maximum: highest = Infinity } = schema;
  const judges: [keyword: string, isEmpty: (bound: number) => boolean][] = [
    ['minimum', (bound) => bound > highest],
    ['exclusiveMinimum', (bound) => bound >= highest],
    ['maximum', (bound) => bound < lowest],
    ['exclusiveMaximum', (bound) => bound <= lowest],
  ];
  return judges.flatMap(([keyword, isEmpty]) => {
    const { value, pointer } = at(node, keyword);
    if (typeof value !== 'number' || !isEmpty(value)) return [];
    const reason = say(
      `no record meets this, because "${source}" goes from ${textOfBound(lowest)} to ${textOfBound(highest)}: name a bound within`,
      `ningún registro lo cumple, porque "${source}" va de ${textOfBound(lowest)} a ${textOfBound(highest)}: nombra un límite entre ellos`,
    );
    return [{ file, pointer, reason }];
  });
}

function textOfBound(bound: number): string {
  return Number.isFinite(bound) ? String(bound) : '…';
}

/** A condition holds alike in every form only where every form has the value. */
function unseen(field: Field | undefined): Said | undefined {
  if (field?.writeOnly === true)
    return say(
      `"${field.source}" is write only, so no form knows whether the rule holds: name another property`,
      `"${field.source}" es un secreto y ningún formulario sabe si la regla vale: nombra otra propiedad`,
    );
  if (field?.access.read !== undefined)
    return say(
      `not everybody may read "${field.source}", and the form of who may not cannot know whether the rule holds: name another property`,
      `no todos pueden leer "${field.source}" y el formulario de quien no puede no sabe si la regla vale: nombra otra propiedad`,
    );
  return undefined;
}

function unseenMistakes(linted: Linted, condition: Node): Mistake[] {
  const found = new Map(looksAt(condition).map(({ source, pointer }) => [source, pointer]));
  return [...found].flatMap(([source, pointer]) => {
    const reason = unseen(linted.fields.get(source));
    return reason === undefined ? [] : [{ file: linted.file, pointer, reason }];
  });
}

/** What must have a value for the condition to hold. */
function needs(condition: Node): string[] {
  const own = texts(at(condition, 'required')).map(({ text }) => text);
  return [...own, ...elements(at(condition, 'allOf')).flatMap(needs)];
}

/** Properties that the rules show only once they, or others that wait for them, are filled in. */
function closed(linted: Linted): Mistake[] {
  const rules = elements(at(linted.root, 'x-rules')).map((rule) => ({
    needs: needs(at(rule, 'if')),
    shown: texts(at(rule, 'then', 'show')),
  }));
  const hidden = new Set(
    showers(rules.map(({ shown }) => ({ then: { show: shown.map(({ text }) => text) } }))).keys(),
  );
  // The server or a default fills these in.
  for (const source of hidden) {
    const field = linted.fields.get(source);
    if (field === undefined || field.readOnly || field.default !== undefined) hidden.delete(source);
  }
  const opens = () =>
    rules.find((rule) => isOpen(rule.needs, hidden) && rule.shown.some(({ text }) => hidden.has(text)));
  for (let rule = opens(); rule !== undefined; rule = opens())
    for (const { text } of rule.shown) hidden.delete(text);
  return rules.flatMap((rule) => {
    const awaited = rule.needs.find((source) => hidden.has(source));
    return rule.shown
      .filter(({ text }) => hidden.has(text))
      .map(({ text, pointer }) => ({
        file: linted.file,
        pointer,
        reason: say(
          `nobody can fill in "${text}": the rule waits for "${awaited}", which is hidden until then: ask for one that is always there`,
          `nadie puede llenar "${text}": la regla espera a "${awaited}", que está oculto hasta entonces: pide uno que siempre se vea`,
        ),
      }));
  });
}

function isOpen(sources: readonly string[], hidden: ReadonlySet<string>): boolean {
  return !sources.some((source) => hidden.has(source));
}

export function ruleMistakes(linted: Linted): Mistake[] {
  const found = elements(at(linted.root, 'x-rules')).flatMap((rule) => [
    ...unasked(linted, at(rule, 'if')),
    ...looksAt(at(rule, 'if')).flatMap(({ source, pointer }) => knownSource(linted, source, pointer)),
    ...conditionValues(linted, at(rule, 'if')),
    ...unseenMistakes(linted, at(rule, 'if')),
    ...effects(linted, rule),
  ]);
  return [...found, ...closed(linted)];
}
