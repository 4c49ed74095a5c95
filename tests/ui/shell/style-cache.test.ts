import { beforeEach, expect, test } from 'vitest';
import { createStyleCache } from '../../../src/app/services.ts';

beforeEach(() => document.head.replaceChildren());

function written(styles: string): string {
  const cache = createStyleCache();
  cache.insert('.part', { name: 'part', styles }, cache.sheet, true);
  return cache.sheet.tags.map((tag) => tag.textContent).join('');
}

test('what Safari asks for under its own name is written twice, everything else once', () => {
  expect(written('user-select:none;display:flex;')).toBe(
    '.part{-webkit-user-select:none;user-select:none;display:flex;}',
  );
});

test('a rule for an old Firefox alone is not written: another browser would throw at it', () => {
  expect(written('color:red;&::-moz-focus-inner{border-style:none;}&:hover{color:blue;}')).toBe(
    '.part{color:red;}.part:hover{color:blue;}',
  );
});
