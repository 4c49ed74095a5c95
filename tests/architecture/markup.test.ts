import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

/** Ways from a text to markup or to code: what a person typed could run. */
const WAYS =
  /\b(?:dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|srcdoc|srcDoc|createContextualFragment|DOMParser)\b|document\.write|\beval\(|new Function\(/;

test('[CVE-2023-25572] no screen turns a text into markup or code: React writes it as a text', () => {
  const found = readSources()
    .filter(({ file, text }) => /^(?:src|domain|generated)\//.test(file) && WAYS.test(text))
    .map(({ file }) => file);
  expect(found).toEqual([]);
});

test.each(['<p dangerouslySetInnerHTML={{ __html: notes }} />', 'node.innerHTML = notes', 'eval(notes)'])(
  '%s is such a way',
  (line) => {
    expect(WAYS.test(line)).toBe(true);
  },
);
