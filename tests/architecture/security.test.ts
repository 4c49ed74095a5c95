import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SIGN_UP_CODE, SIGN_UP_LIMITS } from '../../domain/identity/sign-up.ts';
import { ROOT, readSources } from './sources.ts';

const page = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');
const rows = page.split('\n').filter((line) => /^\| (?:CVE|GHSA|CWE|ASVS|R\d)/.test(line));

/** `CVE-2023-25572`, `ASVS 1.2.2`, `R28`; a row may name several, the later ones without their prefix. */
const ID = /CVE-\d+-\d+|GHSA-[\w-]+|CWE-\d+|ASVS \d+(?:\.\d+)*|\bR\d+\b/g;

test('docs/security.md names tests that exist, and no row is without one', () => {
  expect(rows.length).toBeGreaterThan(60);
  const named = rows.map(
    (row) => [row, [...row.matchAll(/`(tests\/[^`]+)`/g)].map(([, file = '']) => file)] as const,
  );
  expect(named.filter(([row, files]) => files.length === 0 && !row.includes('npm run soak'))).toEqual([]);
  const files = named.flatMap(([, each]) => each);
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test('an advisory, requirement or experiment in the title of a test has a row that names its file', () => {
  const missing = readSources()
    .filter(({ file }) => file.startsWith('tests/') && file !== 'tests/architecture/security.test.ts')
    .flatMap(({ file, text }) => {
      const titles = [...text.matchAll(/['`]\[((?:CVE|GHSA|CWE|ASVS|R\d)[^\]]*)\]/g)].map(
        ([, id = '']) => id,
      );
      // The table of attacks is run by the test beside it.
      const home = file.replace(/attacks\.ts$/, 'attacks.test.ts');
      return titles
        .filter((id) => !rows.some((row) => row.includes(id) && row.includes(`\`${home}\``)))
        .map((id) => `${file} ${id}`);
    });
  expect(missing).toEqual([]);
});

test('ids are written in one way', () => {
  expect(rows.filter((row) => (row.match(ID) ?? []).length === 0)).toEqual([]);
});

test('docs/security.md gives the figures that the code has', () => {
  const { tries, window } = SIGN_UP_LIMITS.wrongCodes;
  const row = page.split('\n').find((line) => line.startsWith('| ASVS 6.5.4 ')) ?? '';
  expect(row).toContain(`${tries} tries of each phone in ${window / 3_600_000} hours`);
  expect(row).toContain(`${SIGN_UP_CODE.tries} of each code`);
});

test('docs/security.md says what a login of the owner of the tables does not hold', () => {
  const notHeld = page.split('## What is not held')[1] ?? '';
  expect(notHeld).toMatch(/`DATABASE_URL` alone logs in as the owner/);
  expect(page).not.toContain('nothing of ours does it');
});
