import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, openPage, PHONE, sharedBrowser, signIn, type WatchedPage } from '../support/browser.ts';
import { createClient, type TestClient } from '../support/client.ts';
import { DEMO_USER, demoFolder } from '../support/demo-folder.ts';
import { startDevServer } from '../support/dev-server.ts';
import { follow, readSteps, run, type Step } from '../support/guide.ts';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';
import type { ServerProcess } from '../support/server-process.ts';

const NAME = 'coupons';
const LIST = `/stores/1/${NAME}`;
/** Vite, the generator and the API share two cores. */
const PATIENCE = { timeout: 60_000, interval: 200 };

let copy: ProjectCopy;
let dev: ServerProcess;
let dataFolder: string | undefined;
let watched: WatchedPage;
let page: Page;
let api: TestClient;
let steps: Step[];

beforeAll(async () => {
  [copy, dataFolder, steps] = await Promise.all([copyProject(), demoFolder(), readSteps('add-a-resource')]);
  dev = await startDevServer(copy.root, dataFolder);
  watched = await openPage(await sharedBrowser(), dev.origin, DESKTOP);
  page = watched.page;
  api = createClient(fetch, { origin: dev.origin, email: DEMO_USER.email });
  await signIn(page, DEMO_USER);
  await api.post('/users/auth', DEMO_USER);
}, 180_000);
afterAll(async () => {
  await watched?.close();
  await dev?.stop();
  await copy?.remove();
  if (dataFolder !== undefined) await rm(dataFolder, { recursive: true, force: true });
}, 60_000);

/** Steps are done in the order of the guide; each is done once. */
let done = 0;
let printed = '';
async function followUntil(isLast: (step: Step) => boolean): Promise<void> {
  while (done < steps.length) {
    const step = steps[done];
    if (step === undefined) break;
    printed = await follow(copy.root, step, printed);
    done += 1;
    if (isLast(step)) return;
  }
}

/** Of the first record; nothing while the API starts again. */
async function columns(): Promise<string[]> {
  const answer = await api.get<object[]>(LIST).catch(() => null);
  return answer?.status === 200 ? Object.keys(answer.body[0] ?? {}) : [];
}

test.each(['localhost', '127.0.0.1'])('`npm run dev` lets sign in on %s', async (name) => {
  const origin = `http://${name}:${new URL(dev.origin).port}`;
  expect((await createClient(fetch, { origin }).post('/users/auth', DEMO_USER)).status).toBe(200);
});

test('a page of another site still cannot write', async () => {
  const headers = { 'content-type': 'application/json', origin: 'http://evil.example' };
  const body = JSON.stringify(DEMO_USER);
  const answer = await fetch(`${dev.origin}/api/v1/users/auth`, { method: 'POST', headers, body });
  expect(answer.status).toBe(403);
});

test('code of the server that changes is served by itself, and calls meanwhile wait', async () => {
  const file = path.join(copy.root, 'server/openapi/document.ts');
  const changed = (await readFile(file, 'utf8')).replace("title: 'Tendero'", "title: 'Otra tienda'");
  let failed = 0;
  const title = async (): Promise<string> => {
    const answer = await fetch(`${dev.origin}/api/v1/openapi.json`);
    if (!answer.ok) failed += 1;
    return answer.ok ? (await answer.json()).info.title : '';
  };
  expect(await title()).toBe('Tendero');
  await writeFile(file, changed);
  await expect.poll(title, PATIENCE).toBe('Otra tienda');
  // One call may arrive just when the API closes its port; the dozens after it wait.
  expect(failed).toBeLessThanOrEqual(1);
});

describe('docs/guides/add-a-resource.md', () => {
  test('[SCH-02] one file saved while `npm run dev` runs is a resource in menu, list, filter, form, API, OpenAPI and types', async () => {
    await followUntil(({ note }) => note === `schemas/${NAME}.json`);
    await expect.poll(async () => (await api.get(LIST).catch(() => null))?.status, PATIENCE).toBe(200);

    // The page reloads by itself, as does the developer's.
    await page.getByRole('link', { name: 'Cupones' }).click(PATIENCE);
    await page.getByRole('heading', { name: 'Aún no hay cupones' }).waitFor(PATIENCE);
    await page.getByRole('link', { name: 'Crear cupón' }).first().click();
    await page.getByLabel('Código').fill('NAVIDAD10');
    await page.getByLabel('Porcentaje').fill('10');
    await page.getByLabel('Termina').fill('2027-01-06');
    const maxUses = page.getByLabel('Usos permitidos');
    expect(await maxUses.count()).toBe(0);
    await page.getByLabel('Limitar los usos').click();
    await maxUses.fill('500');
    await page.getByRole('button', { name: 'Guardar' }).click();

    await expect
      .poll(async () => (await api.get(LIST)).body, PATIENCE)
      .toMatchObject([
        { code: 'NAVIDAD10', percent: 10, ends: '2027-01-06', active: 1, limited: 1, max_uses: 500 },
      ]);
    const refused = await api.post<{ errors: object }>(LIST, { code: 'DOS', percent: 101, limited: 1 });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['max_uses', 'percent']]);
    expect((await api.post(LIST, { code: 'VERANO', percent: 50, active: 0 })).status).toBe(201);

    await page.goto(`/${NAME}`);
    const cell = (name: string) => page.getByRole('cell', { name, exact: true });
    await cell('NAVIDAD10').waitFor();
    await cell('VERANO').waitFor();
    await page.getByRole('link', { name: 'Importar' }).click();
    await page.getByRole('heading', { name: 'Importar cupones' }).waitFor();
    await page.goto(`/${NAME}`);
    await page.getByRole('search').getByRole('button', { name: 'Porcentaje' }).click();
    await page
      .getByLabel(/^Porcentaje: /)
      .first()
      .fill('40');
    await page.getByRole('button', { name: 'Aplicar filtros' }).click();
    await cell('NAVIDAD10').waitFor({ state: 'detached' });
    expect(await cell('VERANO').count()).toBe(1);
    expect(watched.problems.filter((problem) => !problem.includes('502'))).toEqual([]);
    // It would load anew with each change.
    await watched.close();

    const { body: openapi } = await api.get<{ paths: object }>('/openapi.json');
    expect(Object.keys(openapi.paths)).toContain(`/stores/{storeId}/${NAME}`);
    const types = await readFile(path.join(copy.root, `generated/${NAME}/types.ts`), 'utf8');
    expect(types).toContain('export interface CouponCreate');
  });

  // Not while the page above is open: it would complain of the view that goes.
  test('[SCH-05] a screen that imports from react-admin opens on a phone, its buttons can be tapped, and what it saves as the tab closes is stored', async () => {
    const folder = path.join(copy.root, 'src/resources/products');
    const [manifest, views] = [path.join(folder, 'manifest.ts'), path.join(folder, 'views.tsx')];
    const usual = await readFile(manifest, 'utf8');
    await copyFile(path.join(copy.root, 'tests/ui/react-admin/undoable-views.tsx'), views);
    await writeFile(
      manifest,
      "import { undoableViews } from './views.tsx';\nexport default { ...undoableViews['products'] };\n",
    );
    const [first] = (await api.get<{ id: number; name: string }[]>('/stores/1/products?limit=1')).body;
    if (first === undefined) throw new Error('The demo store has no product');
    const visitor = await openPage(await sharedBrowser(), dev.origin, PHONE);
    try {
      await signIn(visitor.page, DEMO_USER);
      await visitor.page.goto(`/products/update/${first.id}`);
      await visitor.page.getByRole('heading', { level: 1, name: first.name }).waitFor();
      expect(await visitor.page.title()).toContain(first.name);
      await visitor.page.getByRole('textbox', { name: /Nombre/ }).fill('Guardado al cerrar');
      await visitor.page.getByRole('button', { name: 'Guardar' }).click();
      await visitor.page.getByRole('button', { name: 'Deshacer' }).waitFor();
      await visitor.page.close({ runBeforeUnload: true });
      await expect
        .poll(
          async () => (await api.get<{ name: string }>(`/stores/1/products/${first.id}`)).body.name,
          PATIENCE,
        )
        .toBe('Guardado al cerrar');
      // react-admin's inputs still hand MUI what its former versions took, and React warns of it.
      expect(visitor.problems.filter((problem) => !/\binputProps\b/i.test(problem))).toEqual([]);
    } finally {
      await visitor.close();
      await writeFile(manifest, usual);
      await rm(views);
    }
  });

  test('[SCH-03] a mistake is told while developing, and what is right again is served again', async () => {
    await followUntil(({ note }) => note === 'fails');
    await expect.poll(() => dev.output(), PATIENCE).toContain('(did you mean "x-label"?)');
    await followUntil(({ language }) => language === 'diff');
    await expect.poll(columns, PATIENCE).toContain('percent');
  });

  test('[SCH-04] a renamed field keeps its values, a removed one goes out of sight, and both are told', async () => {
    await followUntil(({ content }) => content.includes('"renamedFrom": "ends"'));
    await expect.poll(columns, PATIENCE).toContain('expires');
    expect((await api.get(`${LIST}?sort=id,asc`)).body).toMatchObject([
      { code: 'NAVIDAD10', expires: '2027-01-06' },
      { code: 'VERANO', expires: null },
    ]);
    expect(dev.output()).toContain('coupons.ends becomes expires');
    await followUntil(({ language }) => language === 'diff');
    await expect
      .poll(columns, PATIENCE)
      .toSatisfy((names: string[]) => names.includes('code') && !names.includes('starts'));
    expect(dev.output()).toContain('coupons.starts is in no schema any more: its data is kept');
  });

  test('the rest of the guide does what it says, and what it leaves is sound code', async () => {
    await followUntil(() => false);
    expect(done).toBe(steps.length);
    await dev.stop();
    // What knows the resources by name, and all that it uses. `npm test` compiles the rest without this one.
    const include = ['generated', `src/resources/${NAME}`, 'src/schema', 'server/db', 'server/resources'];
    const project = { extends: './tsconfig.json', include };
    await writeFile(path.join(copy.root, 'tsconfig.guide.json'), JSON.stringify(project));
    const types = await run(copy.root, 'npx tsc --noEmit --singleThreaded --project tsconfig.guide.json');
    expect(types).toEqual({ code: 0, output: expect.any(String) });
    // One suite shows that each finds it by itself; `conformance/newcomers` runs all of them on the guide's schema.
    const conformance = await run(
      copy.root,
      `npx vitest run --no-color --project conformance --maxWorkers 1 tests/conformance/records -t ${NAME}`,
    );
    expect(conformance.output).toMatch(/Tests {2}\d+ passed/);
    expect(conformance.output).not.toContain(' failed');
  }, 300_000);
});
