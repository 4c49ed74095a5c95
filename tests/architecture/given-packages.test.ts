import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { readSources } from './sources.ts';

/** The packages that the product is built on, and the part of it in which each does its work. */
const GIVEN: Record<string, RegExp> = {
  react: /^src\//,
  // The panel's own screens use its core (decision 6); what overrides a view uses all of it.
  'react-admin': /^(src|tests\/ui)\//,
  'ra-data-simple-rest': /^src\/dataProvider\//,
  'ra-i18n-polyglot': /^src\/i18n\//,
  'ra-language-spanish': /^src\/i18n\//,
  '@mui/material': /^src\//,
  'react-router-dom': /^src\//,
  'react-hook-form': /^src\//,
  vite: /^(vite\.config|scripts\/)/,
  'json-schema-to-typescript': /^scripts\/schema\//,
  ajv: /^(domain|server)\//,
  vitest: /^tests\//,
  '@testing-library/react': /^tests\//,
  msw: /^(src\/demo|tests)\//,
};

const installed = new Set([...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)]);
const files = readSources().map(({ file }) => file);
const textOf = new Map<string, string>();
for (const file of [...files, 'vite.config.ts']) textOf.set(file, readFileSync(file, 'utf8'));

describe('the packages that the product is built on', () => {
  test.each(Object.entries(GIVEN))(
    '%s is a dependency, and is imported where it does its work',
    (name, where) => {
      expect(installed).toContain(name);
      const imported = new RegExp(`(?:from|import) '${name}(/[^']*)?'|import\\('${name}(/[^']*)?'\\)`);
      const importers = [...textOf].filter(([file, text]) => where.test(file) && imported.test(text));
      expect(importers.map(([file]) => file)).not.toEqual([]);
    },
  );
});
