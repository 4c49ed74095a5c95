/** Checks that conditional rules name existing properties and do not contradict the rest of the schema. */
import { knownSource, type Linted } from './context.ts';
import type { Mistake } from './mistake.ts';
import { at, elements, members, texts, type Node } from './node.ts';

/** Properties that a condition reads, including those in combinators. */
function looksAt(condition: Node): { source: string; pointer: string }[] {
  const own = [
    ...members(at(condition, 'properties')).map(([source, { pointer }]) => ({ source, pointer })),
    ...texts(at(condition, 'required')).map(({ text, pointer }) => ({ source: text, pointer })),
  ];
  const inner = [
    at(condition, 'not'),
    ...['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => elements(at(condition, keyword))),
  ].filter(({ value }) => value !== undefined);
  return [...own, ...inner.flatMap(looksAt)];
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
            reason: `"${text}" is always required; name it under "require" of the rule instead`,
          },
        ];
      if (effect === 'require' && field.readOnly)
        return [{ file, pointer, reason: `"${text}" is read only: nobody can fill it in` }];
      return [];
    }),
  );
}

export function ruleMistakes(linted: Linted): Mistake[] {
  return elements(at(linted.root, 'x-rules')).flatMap((rule) => [
    ...looksAt(at(rule, 'if')).flatMap(({ source, pointer }) => knownSource(linted, source, pointer)),
    ...effects(linted, rule),
  ]);
}
