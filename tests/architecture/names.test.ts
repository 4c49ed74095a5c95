import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './sources.ts';

const FOLDERS = ['domain', 'server', 'src', 'scripts', 'tests', 'schemas', 'i18n'];

/** Real input under its original name. */
const FIXTURES = 'tests/fixtures/';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** A file that exports a component, and its styles. */
const COMPONENT = /^[A-Z][A-Za-z0-9]*(\.test)?(\.tsx|\.module\.css)$/;
const HOOK = /^use[A-Z][A-Za-z0-9]*(\.test)?\.tsx?$/;
/** What react-admin calls its parts, and what its worker is called by MSW. */
const NAMED_BY_OTHERS = ['authProvider', 'dataProvider', 'i18nProvider', 'mockServiceWorker'];
/** A page to read, found at once in its folder, as `README.md` is. */
const PAGE = /^[A-Z]+\.md$/;

function isWellNamed(name: string): boolean {
  const [stem = ''] = name.replace(/^\./, '').split('.');
  return (
    KEBAB.test(stem) ||
    COMPONENT.test(name) ||
    HOOK.test(name) ||
    PAGE.test(name) ||
    NAMED_BY_OTHERS.includes(stem)
  );
}

test('a file or folder is named in kebab-case, after its component, or after its hook', () => {
  const wrong = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => !isWellNamed(path.basename(file)))
      .map((file) => path.posix.join(folder, file)),
  ).filter((file) => !file.startsWith(FIXTURES));
  expect(wrong).toEqual([]);
});

test('names of other kinds are recognised as such', () => {
  const names = ['optionRules.ts', 'option_rules.ts', 'Helper.ts', 'formParts.tsx'];
  expect(names.filter(isWellNamed)).toEqual([]);
});
