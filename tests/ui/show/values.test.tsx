/** How values read on cards and details, without a server. */
import { screen } from '@testing-library/react';
import { ResourceContextProvider } from 'ra-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FieldDescriptor, FormDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Section } from '../../../domain/schema/model.ts';
import { FieldDisplay } from '../../../src/kinds/display/FieldDisplay.tsx';
import { PlainContext } from '../../../src/kinds/fields/field.ts';
import { factSpanOf } from '../../../src/form/show/FieldLine.tsx';
import { ShowSections } from '../../../src/form/show/GeneratedShow.tsx';
import { renderInForm } from '../form/in-form.tsx';

const field = (over: Partial<FieldDescriptor> = {}): FieldDescriptor => ({
  source: 'value',
  kind: 'text',
  label: { es: 'Valor' },
  widget: 'text',
  display: 'text',
  ...over,
});

const NAME = 'contrato.pdf';
const FILE = `/api/v1/files/1/ab12.pdf?name=${NAME}`;

test.each([
  ['percent', 12.5, '12,5%'],
  ['rating', 2, '★★☆2 / 3'],
] as const)('a %s reads as people write it', (kind, value, text) => {
  const shown = field({ kind, widget: kind, display: kind, bounds: { maximum: 3 } });
  renderInForm({}, <FieldDisplay field={shown} value={value} record={{ id: 1, value }} />);
  expect(document.body.textContent).toBe(text);
});

describe('the elements of an array', () => {
  const channels = field({
    kind: 'json',
    display: 'json',
    shape: 'array',
    element: field({
      kind: 'enum',
      display: 'chip',
      enum: [
        { value: 'wa', label: { es: 'WhatsApp' } },
        { value: 'mail', label: { es: 'Correo' } },
        { value: 'web', label: { es: 'Página' } },
        { value: 'shop', label: { es: 'Tienda' } },
      ],
    }),
  });

  test('are said in the words of the schema, the first three of them', async () => {
    const value = ['wa', 'mail', 'web', 'shop'];
    renderInForm({}, <FieldDisplay field={channels} value={value} record={{ id: 1, value }} />);
    await screen.findByText(/WhatsApp/);
    expect(document.body.textContent).toBe('WhatsApp, Correo, Página y 1 más');
  });

  test('have no comma between them when they are pictures', async () => {
    const photos = field({ ...channels, element: field({ widget: 'image', display: 'image' }) });
    const value = ['/a.webp', '/b.webp', '/c.webp', '/d.webp'];
    renderInForm({}, <FieldDisplay field={photos} value={value} record={{ id: 1, value }} />);
    await screen.findByText(/y 1 más/);
    expect(document.body.textContent).not.toContain(',');
  });
});

describe('pictures in a detail', () => {
  const image = { widget: 'image', display: 'image' } as const;
  const sections: Section[] = [{ id: 'all', columns: 1, fields: [{ source: 'fotos' }] }];
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  test('are all there with their place in words, and open whole', () => {
    const over = { kind: 'json', display: 'json', shape: 'array', element: field(image) } as const;
    showSections(sections, { fotos: ['/a.webp', '/b.webp', '/c.webp', '/d.webp'] }, { over });
    expect(links()).toEqual(['/a.webp', '/b.webp', '/c.webp', '/d.webp']);
    expect(screen.getByRole('link', { name: /, foto 4$/ })).toHaveAttribute('target', '_blank');
  });

  test('are those of the rows that have one', () => {
    const items = [field({ ...image, source: 'file' }), field({ source: 'text' })];
    const over = { ...image, kind: 'items', items } as const;
    showSections(sections, { fotos: [{ file: '/a.webp', text: 'x' }, { file: null }] }, { over });
    expect(links()).toEqual(['/a.webp']);
  });

  test('lead nowhere but to the web', () => {
    showSections(sections, { fotos: 'javascript:alert(1)' }, { over: image });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('a file', () => {
  const display = <FieldDisplay field={field({ display: 'file' })} value={FILE} record={{ id: 1 }} />;

  test('is opened by its name', () => {
    renderInForm({}, display);
    expect(screen.getByRole('link', { name: NAME })).toHaveAttribute('href', FILE);
  });

  test('is only named in the sentence of a card, which is itself a link', () => {
    renderInForm({}, <PlainContext value>{display}</PlainContext>);
    expect(screen.getByText(NAME)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

interface Shown {
  /** Fields that a rule hides. */
  hidden?: readonly string[];
  /** What every field is. */
  over?: Partial<FieldDescriptor>;
}

/** The detail of a record with these sections, each field named and labelled by its id. */
function showSections(
  sections: Section[],
  values: Record<string, unknown>,
  { hidden = [], over = {} }: Shown = {},
): void {
  const view = { mode: 'simple' as const, sections };
  const fields = Object.fromEntries(
    Object.keys(values).map((id) => [id, field({ ...over, source: id, label: { es: id } })]),
  );
  const descriptor: FormDescriptor = {
    name: 'none',
    create: view,
    edit: view,
    show: view,
    fields,
    rules: [{ show: [...hidden] }],
  };
  renderInForm(
    {},
    <ResourceContextProvider value="none">
      <ShowSections
        descriptor={descriptor}
        conditions={[() => false]}
        record={{ id: 1, ...values }}
        parts={{}}
      />
    </ResourceContextProvider>,
  );
}

describe('a section that folds on phones', () => {
  const section = (id: string): Section => ({
    id,
    label: { es: id },
    folded: true,
    columns: 1,
    fields: [{ source: id }],
  });
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media.includes('max-width'),
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is open where it is the only one', () => {
    showSections([section('uno')], { uno: 'Dato uno' });
    expect(screen.getByText('Dato uno')).toBeVisible();
  });

  test('shows its heading alone beside others', () => {
    showSections([section('uno'), section('dos')], { uno: 'Dato uno', dos: 'Dato dos' });
    expect(screen.getByText('Dato uno')).not.toBeVisible();
    expect(screen.getByText('Dato dos')).not.toBeVisible();
  });
});

test('what a rule hides is not named among what is missing either', () => {
  const fields = ['uno', 'dos', 'tres'].map((source) => ({ source }));
  showSections(
    [{ id: 'all', columns: 1, fields }],
    { uno: 'Dato uno', dos: null, tres: null },
    { hidden: ['tres'] },
  );
  expect(screen.getByText(/^sin dato: dos$/i)).toBeVisible();
});

test('short facts stand side by side in a section of one column, texts do not', () => {
  expect(factSpanOf(field({ display: 'date' }))).toBe(3);
  expect(factSpanOf(field({ display: 'reference' }), 1)).toBe(3);
  expect(factSpanOf(field({ display: 'text' }))).toBe(6);
  expect(factSpanOf(field({ display: 'money', width: 'full' }))).toBe(6);
});
