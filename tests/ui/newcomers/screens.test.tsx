/** Schemas that somebody adds have their screens without a line of TypeScript, on a phone and on a desktop. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Resource } from '../../../domain/schema/model.ts';
import { representRecord } from '../../../domain/schema/represent.ts';
import type { XRef } from '../../../domain/schema/vocabulary.ts';
import { pathOf } from '../../../src/schema/paths.ts';
import { sayingOf } from '../../../src/schema/representation.ts';
import { sample, type Reference } from '../../conformance/sample.ts';
import { complete } from '../../conformance/samples.ts';
import { signedIn } from '../../support/api.ts';
import { newcomers } from '../../support/newcomers.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';
import { formOf, RESOURCES } from './generated.ts';

// Other files of this worker have loaded the real modules, and the next ones need them.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../../src/schema/descriptors.ts');
  vi.doUnmock('../../../src/manifest/load-form.ts');
  vi.doUnmock('../../../src/form/show/load-show.ts');
  vi.resetModules();
});
// The files of `generated/` that these schemas would have.
vi.mock('../../../src/schema/descriptors.ts', async () => (await import('./loaders.ts')).descriptorsModule);
vi.mock('../../../src/manifest/load-form.ts', async () => (await import('./loaders.ts')).formModule);
vi.mock('../../../src/form/show/load-show.ts', async () => (await import('./loaders.ts')).showModule);

type Row = Record<string, unknown> & { id: number };

let browser: BrowserWithApi;
const made = new Map<string, Row>();
/** Records that a test makes itself have smaller numbers. */
const FIRST = 100;

beforeAll(async () => {
  // Two lazy imports at once would get the module that stands behind the mock.
  await import('../../../src/manifest/load-form.ts');
  await import('../../../src/form/show/load-show.ts');
  const resources = [...RESOURCES];
  browser = await openBrowser({}, { resources });
  for (const { name } of newcomers()) await recordOf(name);
}, 240_000);
afterAll(() => browser.close());

/** A record of the resource that meets the filter of a reference, and those that it refers to. Another `nth` is another one. */
async function recordOf(name: string, filter: XRef['filter'] = {}, nth = 0): Promise<Row> {
  const key = `${name} ${JSON.stringify(filter)} ${nth}`;
  const known = made.get(key);
  if (known) return known;
  const resource = RESOURCES.find((one) => one.name === name);
  if (resource === undefined) throw new Error(`There is no resource ${name}`);
  const refer: Reference = async (other, wanted, at) =>
    other === name ? null : (await recordOf(other, wanted, at)).id;
  const { post } = await signedIn(browser.test, 'owner');
  const draft = await sample(resource, FIRST + made.size, refer, { given: filter });
  const body = await complete(resource, draft, refer);
  const answer = await post<Row>(`/stores/${browser.test.storeId}/${name}`, { ...body, ...filter });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  made.set(key, answer.body);
  return answer.body;
}

/** What stands for the record in headings and cards, as people read it. */
function titleOf({ representation, fields }: Resource, row: Row): string {
  const fieldOf = (source: string) => fields.find((field) => field.source === source);
  return plain(representRecord(representation, fieldOf, row, sayingOf('es', null)));
}

/** Labels of the fields that a view shows whatever the record holds. */
function labelsOf(resource: Resource, view: 'create' | 'show'): string[] {
  const ruled = new Set(resource.rules.flatMap(({ then }) => then.show ?? []));
  const { mode, sections } = formOf(resource.name)[view];
  const visible = mode === 'tabs' ? sections.slice(0, 1) : sections;
  return (
    visible
      .flatMap(({ fields }) => fields)
      .filter(({ source }) => !ruled.has(source))
      .map(({ source }) => resource.fields.find((field) => field.source === source))
      // A shop with one branch reads of none, and is asked for it where a record needs one.
      .filter((field) => view === 'create' || field?.ref?.resource !== 'user-stores')
      .map((field) => field?.label.es ?? 'no field')
  );
}

/** Without the spaces that never break. */
const plain = (words: string): string => words.replaceAll(/\s+/g, ' ');
const text = (): string => plain(document.body.textContent ?? '');

/** Cards are headed by their record's name; a row of a table has it as the name of its link. */
async function listed(title: string): Promise<void> {
  const named = (name: string): boolean => plain(name).includes(title);
  await waitFor(() =>
    expect([...screen.queryAllByText(named), ...screen.queryAllByLabelText(named)]).not.toEqual([]),
  );
}

async function sound(labels: string[]): Promise<void> {
  await waitFor(() => expect(labels.filter((label) => !text().includes(label))).toEqual([]));
  expect(screen.queryByText('No pudimos cargar esta página')).toBeNull();
  expect(screen.queryByText(/algo salió mal/i)).toBeNull();
}

describe.each(newcomers().map((resource) => [resource.name, resource] as const))(
  '[SCH-01] %s',
  (name, resource) => {
    test.each([390, 1440])('list, form and detail at %i px', async (width) => {
      const row = await recordOf(name);
      const title = titleOf(resource, row);
      const { many, one } = resource.label.es;
      const { go } = await openPart({ browser, path: pathOf(name, 'list'), width });
      expect(await screen.findByRole('heading', { level: 1, name: new RegExp(`^${many}`) })).toBeVisible();
      await listed(title);
      await sound([]);

      await go(pathOf(name, 'create'));
      // The first form of a process loads its code.
      await screen.findByRole('button', { name: 'Guardar' });
      await sound([...labelsOf(resource, 'create'), one.toLowerCase()]);

      await go(pathOf(name, 'show', row.id));
      await sound([...labelsOf(resource, 'show'), title]);
    });
  },
);

describe('what points at a record is counted in its list', () => {
  const countCalls = () => browser.calls.filter(({ url }) => url.includes('/appointments/counts?'));
  const open = async (width: number) => {
    await recordOf('appointments');
    browser.online();
    browser.calls.length = 0;
    await openPart({ browser, path: pathOf('technicians', 'list'), width });
  };

  test('a card says the number in a sentence, and is itself the link', async () => {
    await open(390);
    const count = await screen.findByText('1 cita');
    expect(count.closest('li')).not.toBeNull();
    expect(count.closest('a')).toBeNull();
    expect(countCalls()).toHaveLength(1);
  });

  test('a cell leads to the list of those records; one call counts for the whole page', async () => {
    const { id } = await recordOf('technicians');
    const { post } = await signedIn(browser.test, 'owner');
    const resource = RESOURCES.find(({ name }) => name === 'technicians');
    if (resource === undefined) throw new Error('There are no technicians');
    const refer: Reference = async (name, filter) => (await recordOf(name, filter)).id;
    const body = await complete(resource, await sample(resource, 2, refer), refer);
    const other = await post<Row>(`/stores/${browser.test.storeId}/technicians`, body);
    expect(other.status, JSON.stringify(other.body)).toBe(201);
    await open(1440);
    const link = await screen.findByRole('link', { name: '1 cita' });
    const filter = new URL(link.getAttribute('href') ?? '', 'http://none').searchParams.get('filter');
    expect(JSON.parse(filter ?? '{}')).toEqual({ 'technician_id.in': [id] });
    expect(screen.getByText('Sin citas')).toBeVisible();
    expect(countCalls()).toHaveLength(1);
  });

  test('when the count cannot be read, the cell says so', async () => {
    const { api } = browser.test;
    const answer = api.fetch;
    const broken = vi.spyOn(api, 'fetch');
    broken.mockImplementation(async (request) =>
      request.url.includes('/counts?')
        ? Response.json({ code: 'forbidden', message: 'No' }, { status: 403 })
        : answer(request),
    );
    onTestFinished(() => broken.mockRestore());
    await open(1440);
    expect(await screen.findAllByText('Citas: no se pudo contar')).not.toEqual([]);
    expect(screen.queryByText('Sin citas')).toBeNull();
  });
});

test.each([390, 1440])(
  'a number that is a name has no separators at %i px, a quantity has',
  async (width) => {
    const { id } = await recordOf('rentals', { year: 2024, kilometres: 12_340 });
    const filter = { 'year.between': [2020, 2024], 'kilometres.between': [1000, 12_340] };
    const query = new URLSearchParams({ filter: JSON.stringify(filter) });
    const { go } = await openPart({ browser, path: `${pathOf('rentals', 'list')}?${query}`, width });
    await waitFor(() => expect(text()).toContain('Modelo: 2020 a 2024'));
    expect(text()).toContain('Kilometraje: 1.000 a 12.340');
    expect(text()).not.toMatch(/2\.0\d\d/);
    // A card has no heads of columns.
    if (width === 390) await waitFor(() => expect(text()).toContain('Modelo: 2024'));

    await go(pathOf('rentals', 'show', id));
    await waitFor(() => expect(text()).toContain('2024'));
    await waitFor(() => expect(text()).toContain('12.340'));
    expect(text()).not.toContain('2.024');

    await go(pathOf('rentals', 'edit', id));
    expect(await screen.findByRole('textbox', { name: /^Modelo/ })).toHaveValue('2024');
  },
);

test('a list without records says what will come, and to who may add where to begin', async () => {
  const { api } = browser.test;
  const answer = api.fetch;
  // The store of the viewer has records: what nothing matches stands for none.
  const none = vi.spyOn(api, 'fetch');
  none.mockImplementation((request) =>
    answer(
      request.url.includes('/technicians?')
        ? new Request(`${request.url}&search=nada-se-llama-asi`, request)
        : request,
    ),
  );
  onTestFinished(() => none.mockRestore());
  const path = pathOf('technicians', 'list');
  const { unmount } = await openPart({ browser, path, width: 390 });
  expect(await screen.findByText('Lo que agregues aparecerá aquí.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Crear técnico/ })).not.toEqual([]);
  unmount();
  await openPart({ browser, path, width: 390, who: 'viewer' });
  expect(await screen.findByText('Cuando haya, aparecerán aquí.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Crear técnico/ })).toBeNull();
});

test('several files are linked on the detail, each by its name', async () => {
  const papers = ['Acta.pdf', 'Recibo.pdf'].map((name, at) => `https://ejemplo.co/${at}.pdf?name=${name}`);
  const { id } = await recordOf('rentals', { item: 'Andamio' });
  const { patch } = await signedIn(browser.test, 'owner');
  const answer = await patch(`/stores/${browser.test.storeId}/rentals/${id}`, { papers });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await openPart({ browser, path: pathOf('rentals', 'show', id), width: 390 });
  expect(await screen.findByRole('link', { name: 'Acta.pdf' })).toHaveAttribute('href', papers[0]);
  expect(screen.getByRole('link', { name: 'Recibo.pdf' })).toHaveAttribute('href', papers[1]);
});

test('a required group that is empty says which of its fields it lacks', async () => {
  const { user } = await openPart({ browser, path: pathOf('rentals', 'create'), width: 390 });
  await user.click(await screen.findByRole('tab', { name: 'Tarifas' }));
  await user.type(screen.getByRole('textbox', { name: /^Tarifa diaria/ }), '1000000');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await user.click(screen.getByRole('tab', { name: 'Índice de anexos' }));
  const group = await screen.findByRole('group', { name: /^Codeudor/ });
  for (const name of [/^Nombre/, /^Celular/])
    expect(within(group).getByRole('textbox', { name })).toHaveAccessibleDescription(
      'Este campo es obligatorio',
    );
  expect(within(group).getByRole('textbox', { name: /^Documento/ })).toBeValid();
});

test('a record that may not be chosen by another one offers no new one of those', async () => {
  const off = await recordOf('instructors', { available: false });
  const on = await recordOf('instructors', { available: true });
  const { go } = await openPart({ browser, path: pathOf('instructors', 'show', on.id), width: 1440 });
  expect(await screen.findByRole('link', { name: 'Crear curso' })).toBeVisible();
  await go(pathOf('instructors', 'show', off.id));
  await screen.findByText('Todavía no hay cursos');
  expect(screen.queryByRole('link', { name: 'Crear curso' })).toBeNull();
});

test('a card and a row of related records leave out an amount that is not there', async () => {
  const { id } = await recordOf('technicians');
  const visit = await recordOf('appointments');
  const { patch } = await signedIn(browser.test, 'owner');
  const at = `/stores/${browser.test.storeId}/appointments/${visit.id}`;
  expect((await patch(at, { paid: 0, fee: null })).status).toBe(200);
  const { go } = await openPart({ browser, path: pathOf('technicians', 'show', id), width: 390 });
  await screen.findByRole('link', { name: String(visit['subject']) });
  expect(screen.queryByText('–')).toBeNull();
  await go(pathOf('appointments', 'list'));
  const cards = await screen.findByRole('list', { name: 'Lista de citas' });
  await within(cards).findByRole('link', { name: String(visit['subject']) });
  expect(within(cards).queryByText('–')).toBeNull();
});
