import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'ra-core';
import { expect, test } from 'vitest';
import type { FieldDescriptor, FormDescriptor } from '../../../domain/schema/descriptors.ts';
import { FormStateContext } from '../../../src/form/form-context.ts';
import { FormSection } from '../../../src/form/FormSections.tsx';
import { ShowSection } from '../../../src/form/show/ShowSection.tsx';
import { renderInForm } from './in-form.tsx';

const name: FieldDescriptor = {
  source: 'name',
  label: { es: 'Nombre' },
  kind: 'text',
  widget: 'text',
  display: 'text',
};
const VIEW = { mode: 'simple' as const, sections: [] };
const DESCRIPTOR: FormDescriptor = {
  name: 'none',
  create: VIEW,
  edit: VIEW,
  show: VIEW,
  fields: { name },
  rules: [],
};
const NO_RULES = { hidden: new Set<string>(), required: new Set<string>(), readOnly: new Set<string>() };

/** The styles are compiled into the page, unlike in other forms. */
const styles = createCache({ key: 'css' });

/** The columns of six that the cell around an element takes beyond the width of phones. */
function spanAround(element: Element): string | undefined {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule);
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const here = at;
    const spans = rules.filter(({ style, selectorText }) => style.gridColumn && here.matches(selectorText));
    if (spans.length > 0) return spans.at(-1)?.style.gridColumn;
  }
  return undefined;
}

test.each([
  [1, 'span 6'],
  [2, 'span 3'],
] as const)(
  'a field of a section with %i columns takes %s of six, in forms and on details',
  (columns, span) => {
    const section = { id: 'all', columns, fields: [{ source: 'name' }] };
    renderInForm(
      { name: 'Escrito' },
      <CacheProvider value={styles}>
        <FormStateContext value={{ resource: 'none', kind: 'create', rules: NO_RULES }}>
          <FormSection id="all" columns={columns} fields={[{ field: name }]} />
        </FormStateContext>
      </CacheProvider>,
    );
    expect(spanAround(screen.getByRole('textbox', { name: 'Nombre' }))).toBe(span);
    renderInForm(
      {},
      <CacheProvider value={styles}>
        <ResourceContextProvider value="none">
          <ShowSection section={section} descriptor={DESCRIPTOR} record={{ id: 1, name: 'Guardado' }} />
        </ResourceContextProvider>
      </CacheProvider>,
    );
    expect(spanAround(screen.getByText('Guardado'))).toBe(span);
  },
);

test('what a rule locks is read in the form, and takes no typing', async () => {
  const rules = { ...NO_RULES, readOnly: new Set(['name']) };
  const form = renderInForm(
    { name: 'Escrito' },
    <FormStateContext value={{ resource: 'none', kind: 'edit', rules }}>
      <FormSection id="all" columns={1} fields={[{ field: name }]} />
    </FormStateContext>,
  );
  const box = screen.getByRole('textbox', { name: 'Nombre' });
  await userEvent.type(box, ' más');
  expect(box).toHaveValue('Escrito');
  expect(form.values()).toEqual({ name: 'Escrito' });
});

test.each([
  ['Líneas', 3],
  [undefined, 2],
] as const)('the rows of a section titled %s are headed one level below it: h%i', (title, level) => {
  // A long text takes the row off its single line.
  const note: FieldDescriptor = { ...name, source: 'note', widget: 'multiline' };
  const lines: FieldDescriptor = { ...name, source: 'lines', kind: 'items', widget: 'items', items: [note] };
  renderInForm(
    { lines: [{ note: 'Una' }] },
    <FormStateContext value={{ resource: 'none', kind: 'create', rules: NO_RULES }}>
      <FormSection
        id="all"
        columns={1}
        label={title && { es: title }}
        fields={[{ field: { ...lines, label: { es: 'Línea' } } }, { field: name }]}
      />
    </FormStateContext>,
  );
  expect(screen.getByRole('heading', { name: 'Línea 1', level })).toBeVisible();
});
