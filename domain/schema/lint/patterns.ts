import { elements, members, rootOf, say, textOf, type Mistake, type Node, type Said } from './context.ts';

/**
 * Patterns whose time doubles with each character of a text; `scripts/schema/backtracking.ts` finds the slower kinds too.
 * And those for addresses of files that accept other addresses.
 */

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

function reasonAgainst(pattern: string): Said | undefined {
  if (nestsRepetition(pattern))
    return say(
      'repeats a group that can match one text in several ways, so its time doubles with each character: repeat one character class, such as ^[a-z]+$',
      'repite un grupo que puede leer un texto de varias maneras, y su tiempo se duplica con cada letra: repite una sola clase, como ^[a-z]+$',
    );
  if (pattern.includes(FILES) && matches(pattern, ELSEWHERE))
    return say(
      `accepts "${ELSEWHERE}", which is no file: "$ref": "common.json#/$defs/file_url" has the right pattern`,
      `acepta "${ELSEWHERE}", que no es un archivo: "$ref": "common.json#/$defs/file_url" tiene el patrón correcto`,
    );
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

interface Group {
  /** Characters, escapes, classes and groups, in order. */
  atoms: string[];
  /** How many of them may occur a varying number of times. */
  repetitions: number;
  /** Whether the first of them may be missing, or come again. */
  firstVaries: boolean;
  hasGroup: boolean;
  hasChoice: boolean;
}

const GROUP = '(';
/** What varies: `*`, `+`, `?`, `{2,}`, `{2,5}`, greedy or not; `{2}` does not. */
const REPETITION = /^(?:[*+?]|\{\d+,\d*\})\??/;
/** More than one round of a group. */
const REPEATED = /^(?:[*+]|\{\d+,\d*\})/;
/** What may stand between `(` and the group's own pattern. */
const GROUP_KIND = /^\?(?::|<?[=!]|<\w+>)/;

const emptyGroup = (): Group => ({
  atoms: [],
  repetitions: 0,
  firstVaries: false,
  hasGroup: false,
  hasChoice: false,
});

/**
 * True for a repeated group that can match one text in several ways, such as `(a+)+` or `(a|a)*`. Such groups are the
 * only source of exponential backtracking. `(-[a-z]+)*` is accepted, because its hyphen marks where each round begins.
 * Reads the pattern once.
 */
export function nestsRepetition(pattern: string): boolean {
  const open = [emptyGroup()];
  let at = 0;
  while (at < pattern.length) {
    const rest = pattern.slice(at);
    const group = open.at(-1) ?? emptyGroup();
    const repetition = REPETITION.exec(rest)?.[0];
    const char = pattern.charAt(at);
    at += repetition?.length ?? 1;
    if (repetition !== undefined) {
      group.repetitions += 1;
      group.firstVaries ||= group.atoms.length === 1;
    } else if (char === '|') group.hasChoice = true;
    else if (char === '(') {
      open.push(emptyGroup());
      at += GROUP_KIND.exec(rest.slice(1))?.[0].length ?? 0;
    } else if (char === ')') {
      open.pop();
      const outer = open.at(-1);
      if (outer === undefined) return false;
      if (REPEATED.test(pattern.slice(at)) && isAmbiguous(group)) return true;
      outer.atoms.push(GROUP);
      outer.hasGroup = true;
      outer.repetitions += group.repetitions;
    } else if (!'^$'.includes(char)) {
      const atom = atomAt(pattern, at - 1);
      group.atoms.push(atom);
      at += atom.length - 1;
    }
  }
  return false;
}

/** True when the rounds of the repeated group can match one text in several ways. */
function isAmbiguous({ atoms, repetitions, firstVaries, hasGroup, hasChoice }: Group): boolean {
  if (repetitions === 0 && !hasChoice && !hasGroup) return false;
  const [first = '', ...others] = atoms;
  const separator = /^\\\W$/.test(first) ? first.slice(1) : first;
  return (
    hasChoice ||
    hasGroup ||
    repetitions > 1 ||
    firstVaries ||
    separator.length !== 1 ||
    others.some((atom) => takes(atom, separator))
  );
}

function takes(atom: string, char: string): boolean {
  try {
    return new RegExp(`^${atom}$`, 'u').test(char);
  } catch {
    // Not a pattern: the compiler of the schema says so.
    return false;
  }
}

/** An escape, a class or one character. */
function atomAt(pattern: string, at: number): string {
  let end = at;
  const char = pattern.charAt(at);
  if (char === '\\') {
    end +=
      /^\\[pPux]/.test(pattern.slice(at, at + 2)) && pattern.charAt(at + 2) === '{'
        ? pattern.indexOf('}', at) - at
        : 1;
  } else if (char === '[') {
    do end += pattern.charAt(end) === '\\' ? 2 : 1;
    while (end < pattern.length && pattern.charAt(end) !== ']');
  }
  return pattern.slice(at, Math.max(end, at) + 1);
}
