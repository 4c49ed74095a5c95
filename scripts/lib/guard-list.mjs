import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

export const LIST = 'tests/GUARDS.md';

/** A break of a test would prove nothing about the tests. */
const PRODUCT = /^(demo|domain|i18n|schemas|server|src)\//;

/**
 * `before` and `after`: whole lines. `before` stands in its file exactly once.
 * @typedef {{ file: string, before: string, after: string }} Hunk
 * `test`: a part of its title; null for the whole suite.
 * @typedef {{ id: string, sentence: string, suite: string, test: string | null, hunks: Hunk[] }} Guard
 */

/** @returns {Guard[]} */
export function readGuards() {
  const [, ...sections] = readFileSync(path.join(ROOT, LIST), 'utf8').split(/^### /m);
  return sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const text = lines.join('\n').trim();
    const [sentence = ''] = text.split('\n\n');
    const [, suite = '', test = null] = /^Suite: `([^`]+)`(?:, `([^`]+)`)?$/m.exec(text) ?? [];
    const [, diff = ''] = /^```diff\n(.*?)^```$/ms.exec(text) ?? [];
    return { id: heading.trim(), sentence, suite, test, hunks: readDiff(diff) };
  });
}

/**
 * A hunk is found by its lines alone, so that it applies wherever the code around it moves.
 * @param {string} diff
 * @returns {Hunk[]}
 */
function readDiff(diff) {
  return diff.split(/^--- a\/.*\n/m).flatMap((part) => {
    const [, file = '', body = ''] = /^\+\+\+ b\/([^\n]+)\n(.*)$/s.exec(part) ?? [];
    const hunks = body.split(/^@@.*\n/m).filter((hunk) => hunk.trim() !== '');
    return hunks.map((hunk) => ({ file, before: linesWithout('+', hunk), after: linesWithout('-', hunk) }));
  });
}

/**
 * @param {'+' | '-'} sign
 * @param {string} hunk
 */
function linesWithout(sign, hunk) {
  const lines = hunk.split('\n').slice(0, -1);
  return lines
    .filter((line) => !line.startsWith(sign))
    .map((line) => `${line.slice(1)}\n`)
    .join('');
}

/**
 * @param {Guard} guard
 * @param {string} root
 * @returns {string | null} why the break cannot be made
 */
export function faultOf({ hunks }, root) {
  if (hunks.length === 0) return 'has no break';
  for (const { file, before, after } of hunks) {
    if (!PRODUCT.test(file)) return `breaks ${file}, which is no part of the product`;
    if (before === after) return `changes nothing in ${file}`;
    if (!existsSync(path.join(root, file))) return `breaks ${file}, which is gone`;
    const found = `\n${readFileSync(path.join(root, file), 'utf8')}`.split(`\n${before}`).length - 1;
    if (found !== 1) return `does not apply: its lines stand ${found} times in ${file}`;
  }
  return null;
}

/**
 * What is wrong with the list, without running anything.
 * @param {Guard[]} guards
 * @returns {string[]}
 */
export function listFaults(guards) {
  return guards.flatMap((guard, index) => {
    const { id, suite, test } = guard;
    const file = path.join(ROOT, suite);
    const faults = [faultOf(guard, ROOT)];
    if (guards.findIndex((other) => other.id === id) !== index) faults.push('is there twice');
    if (suite === '') faults.push('names no suite');
    else if (!existsSync(file)) faults.push(`names ${suite}, which is gone`);
    else if (test !== null && !holdsTitle(file, test))
      faults.push(`names a test that is not in ${suite}: ${test}`);
    return faults.filter((fault) => fault !== null).map((fault) => `${id} ${fault}`);
  });
}

/**
 * Makes the break.
 * @param {Guard} guard of which `faultOf` finds nothing
 * @param {string} root
 * @returns {() => void} takes it back
 */
export function makeBreak({ hunks }, root) {
  const files = new Map(hunks.map(({ file }) => [file, readFileSync(path.join(root, file), 'utf8')]));
  for (const { file, before, after } of hunks) {
    const text = `\n${readFileSync(path.join(root, file), 'utf8')}`;
    // A function, because `$` has a meaning in a text that replaces.
    writeFileSync(path.join(root, file), text.replace(`\n${before}`, () => `\n${after}`).slice(1));
  }
  return () => files.forEach((text, file) => writeFileSync(path.join(root, file), text));
}

/**
 * Whether a title stands in a suite, or in a file beside it whose tests it calls, such as one that two engines share.
 * @param {string} file
 * @param {string} title
 */
function holdsTitle(file, title) {
  const text = readFileSync(file, 'utf8');
  const shared = [...text.matchAll(/from '(\.\/[\w-]+-suite\.ts)'/g)].map(([, name = '']) =>
    readFileSync(path.join(path.dirname(file), name), 'utf8'),
  );
  return [text, ...shared].some((each) => each.includes(title));
}
