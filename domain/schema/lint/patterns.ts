/** Patterns whose time doubles with each character of a text; `scripts/schema/backtracking.ts` finds the slower kinds too. */
import { nestsRepetition } from './nested-repetition.ts';
import type { Mistake } from './mistake.ts';
import { elements, members, rootOf, textOf, type Node } from './node.ts';

/** Every `pattern` of a file, at any depth. */
export function patternsOf(node: Node): { pattern: string; pointer: string }[] {
  return [...members(node), ...elements(node).map((element): [string, Node] => ['', element])].flatMap(
    ([key, inner]) => {
      const pattern = key === 'pattern' ? textOf(inner) : undefined;
      return pattern === undefined ? patternsOf(inner) : [{ pattern, pointer: inner.pointer }];
    },
  );
}

/**
 * The cheap check of every server start. It refuses some harmless patterns, and accepts those whose time grows with the
 * square of a text. Finding these takes an analyser that the server does not include.
 */
export function patternMistakes(file: string, content: unknown): Mistake[] {
  return patternsOf(rootOf(content))
    .filter(({ pattern }) => nestsRepetition(pattern))
    .map(({ pointer }) => ({
      file,
      pointer,
      reason: 'repeats a group that can match one text in several ways: its time doubles with each character',
    }));
}
