import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ejectFile } from '../../../scripts/schema/eject/eject.ts';
import { readResources } from '../../../domain/schema/read.ts';
import { readSteps } from '../../support/guide.ts';
import { schemaFiles } from './schema-files.ts';

const root = resolve(import.meta.dirname, '../../..');
const copy = join(root, '.cache', `eject-${process.pid}`);
const resources = readResources(schemaFiles());

beforeAll(() => {
  mkdirSync(copy, { recursive: true });
  cpSync(join(root, 'src/kinds'), join(copy, 'src/kinds'), { recursive: true });
  // The copy is laid over the project, so that ejected files find their neighbours.
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: { rootDirs: ['.', '../..'] },
      include: [
        'src/resources/*/*-parts.tsx',
        'src/resources/*/list.tsx',
        'src/resources/products/*',
        'src/resources/customers/**/*',
      ],
    }),
  );
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('eject', () => {
  test(
    'what is written for every view and every field compiles in its place',
    { timeout: 120_000 },
    async () => {
      const views = resources.flatMap(({ name }) =>
        ['list', 'show', 'form'].map((view) => `${name}.${view}`),
      );
      const fields = resources
        .filter(({ name }) => name === 'products')
        .flatMap(({ name, fields: all }) => all.map(({ source }) => `${name}.${source}`));
      for (const target of [...views, ...fields]) await ejectFile(copy, resources, target);
      // As the lines that it prints say.
      writeFileSync(
        join(copy, 'src/resources/products/ejected-manifest.ts'),
        `import type { ResourceManifest } from '../../manifest/manifest.ts';
import { ProductNameField } from './ProductNameField.tsx';
export const manifest: ResourceManifest<'products'> = {
  list: () => import('./list.tsx'),
  formParts: () => import('./form-parts.tsx'),
  showParts: () => import('./show-parts.tsx'),
  fields: { name: ProductNameField },
};
`,
      );
      // And as the guide for developers says, of a resource that this project has.
      const guided = (await readSteps('for-react-admin-developers')).map(({ note = '', content }) => {
        const file = join(copy, note.replace('coupons', 'customers'));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, content.replaceAll("'coupons'", "'customers'"));
        return note;
      });
      expect(guided).toEqual([
        'src/resources/coupons/manifest.ts',
        'src/resources/coupons/list/CouponList.tsx',
      ]);
      const tsc = join(root, 'node_modules/.bin/tsc');
      const { stdout } = await promisify(execFile)(tsc, ['--noEmit', '--singleThreaded', '-p', copy]).catch(
        (error: { stdout: string }) => error,
      );
      expect(stdout.split('\n').filter((line) => line.includes(copy) || line.startsWith('.cache'))).toEqual(
        [],
      );
      expect(stdout).not.toContain('error TS18003');
    },
  );

  test('the file names every section and field that is generated today', async () => {
    await ejectFile(copy, resources, 'user-stores.edit');
    const code = readFileSync(join(copy, 'src/resources/user-stores/form-parts.tsx'), 'utf8');
    for (const source of ['name', 'mobile_phone_number', 'email'])
      expect(code).toContain(`source="${source}"`);
    expect(code).not.toContain('source="main"');
  });

  test('nobody’s work is overwritten: the code is printed instead', async () => {
    const path = join(copy, 'src/resources/invoices/show-parts.tsx');
    mkdirSync(join(copy, 'src/resources/invoices'), { recursive: true });
    writeFileSync(path, '// mine\n');
    const lines = await ejectFile(copy, resources, 'invoices.show');
    expect(readFileSync(path, 'utf8')).toBe('// mine\n');
    expect(lines.join('\n')).toContain('<Line source="number"');
    rmSync(path);
  });

  test.each([
    ['prodcts.list', 'There is no resource "prodcts" (did you mean "products"?)'],
    ['products.pirce', '"products" has no view or field "pirce" (did you mean "price"?)'],
    ['products', '"products" has no view or field ""'],
    ['../x.list', 'There is no resource ""'],
  ])('%s is refused with what was meant', async (target, message) => {
    await expect(ejectFile(copy, resources, target)).rejects.toThrow(message);
    expect(existsSync(join(copy, 'x'))).toBe(false);
  });
});
