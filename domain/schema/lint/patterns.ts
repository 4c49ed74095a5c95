/**
 * Patterns whose time doubles with each character of a text; `scripts/schema/backtracking.ts` finds the slower kinds too.
 * And those for addresses of files that accept other addresses.
 */
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
  return patternsOf(rootOf(content)).flatMap(({ pattern, pointer }) => {
    const reason = reasonAgainst(pattern);
    return reason === undefined ? [] : [{ file, pointer, reason }];
  });
}

function reasonAgainst(pattern: string): string | undefined {
  if (nestsRepetition(pattern))
    return 'repeats a group that can match one text in several ways: its time doubles with each character';
  if (pattern.includes(FILES) && matches(pattern, ELSEWHERE))
    return `accepts "${ELSEWHERE}", which is no file: "$ref": "common.json#/$defs/file_url" has the right pattern`;
  return undefined;
}

const FILES = '/api/v1/files/';
/** A browser reads it as another call of the API. */
const ELSEWHERE = `${FILES}../../users`;

/** False for a pattern that cannot be read: the compiler reports it. */
function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return false;
  }
}
