import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testDataProvider, type GetListParams, type GetManyParams } from 'ra-core';
import { expect, test, vi } from 'vitest';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { XRef } from '../../../domain/schema/vocabulary.ts';
import { WIDGETS } from '../../../src/kinds/display/widgets.ts';
import { ownerSession } from '../owner-session.ts';
import { renderInForm } from './in-form.tsx';

const COLLECTIONS = [
  { id: 1, name: 'Verano' },
  { id: 2, name: 'Invierno' },
];
const ref: XRef = { resource: 'collections', relation: 'many-to-one', filter: { public: 1 } };
const one: FieldDescriptor = {
  source: 'value',
  label: { es: 'Valor' },
  kind: 'reference',
  widget: 'reference',
  display: 'reference',
  ref,
};
const relation: FieldDescriptor = { ...one, kind: 'references', widget: 'references' };
const { ref: _, ...single } = one;
const elements: FieldDescriptor = { ...single, kind: 'json', widget: 'json', shape: 'array', element: one };

/** For somebody who may create what is missing. */
function renderForOwner(...[values, children, components, dataProvider]: Parameters<typeof renderInForm>) {
  return renderInForm(values, children, components, dataProvider, undefined, ownerSession());
}

function show(field: FieldDescriptor, value: unknown, disabled = false) {
  const getList = vi.fn().mockImplementation(async (_: string, { filter }: GetListParams) => {
    const data = COLLECTIONS.filter(({ name }) => name.toLowerCase().startsWith(filter.search ?? ''));
    return { data, total: data.length };
  });
  const getMany = vi.fn().mockImplementation(async (_: string, { ids }: GetManyParams) => ({
    data: COLLECTIONS.filter(({ id }) => ids.includes(id)),
  }));
  const Widget = WIDGETS[field.widget].Input;
  const form = renderForOwner(
    { value },
    <Widget field={field} name="value" required={false} disabled={disabled} />,
    {},
    testDataProvider({ getList, getMany }),
  );
  return { getList, form };
}

test.each([
  ['one record', one, null, 2],
  ['a relation', relation, [], [2]],
  ['the elements of an array', elements, [], [2]],
] as const)(
  '%s: only what x-ref.filter allows is asked for, and typing searches in it',
  async (_, field, empty, chosen) => {
    const { getList, form } = show(field, empty);
    await userEvent.type(screen.getByRole('combobox', { name: 'Valor' }), 'inv');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Verano' })).toBeNull());
    await userEvent.click(await screen.findByRole('option', { name: 'Invierno' }));
    expect(form.values()).toEqual({ value: chosen });
    const filters = getList.mock.calls.map(([, { filter }]) => filter);
    expect(filters).toContainEqual({ public: 1, search: 'inv' });
    expect(filters.filter((filter) => filter.public !== 1)).toEqual([]);
  },
);

test('where there is no record to choose, the box says of what', async () => {
  const Widget = WIDGETS[one.widget].Input;
  const nothing = testDataProvider({ getList: vi.fn().mockResolvedValue({ data: [], total: 0 }) });
  renderForOwner({ value: null }, <Widget field={one} name="value" required disabled={false} />, {}, nothing);
  await userEvent.click(screen.getByRole('combobox', { name: /^Valor/ }));
  expect(await screen.findByText('Aún no hay nada que elegir en «Colecciones»')).toBeVisible();
  await userEvent.type(screen.getByRole('combobox', { name: /^Valor/ }), 'inv');
  expect(await screen.findByText('Sin resultados')).toBeVisible();
});

test('where there is no record to choose, a link leads to the first one and the form stays', async () => {
  const Widget = WIDGETS[one.widget].Input;
  const nothing = testDataProvider({ getList: vi.fn().mockResolvedValue({ data: [], total: 0 }) });
  renderForOwner({ value: null }, <Widget field={one} name="value" required disabled={false} />, {}, nothing);
  const link = await screen.findByRole('link', { name: 'Crear colección' });
  expect(link).toHaveAttribute('href', '/create-collection');
  expect(link).toHaveAttribute('target', '_blank');
});

test('where there are records, nothing is offered', async () => {
  show(one, null);
  await userEvent.click(screen.getByRole('combobox', { name: 'Valor' }));
  await screen.findByRole('option', { name: 'Invierno' });
  expect(screen.queryByRole('link')).toBeNull();
});

const CHANNELS = [
  { id: 11, payment_channel_id: 3 },
  { id: 12, payment_channel_id: 5 },
];

function showChannels(total: number) {
  const getList = vi.fn().mockResolvedValue({ data: CHANNELS, total });
  const field: FieldDescriptor = {
    ...one,
    ref: { resource: 'payment-channels-store', relation: 'many-to-one' },
  };
  const Widget = WIDGETS[field.widget].Input;
  const form = renderForOwner(
    { value: null },
    <Widget field={field} name="value" required={false} disabled={false} />,
    {},
    testDataProvider({ getList }),
  );
  return { getList, form };
}

test('a list that cannot be searched is filtered here by the names that people read', async () => {
  const { getList, form } = showChannels(2);
  await userEvent.type(screen.getByRole('combobox', { name: 'Valor' }), 'Éntrega');
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Wompi' })).toBeNull());
  await userEvent.click(await screen.findByRole('option', { name: 'Contra entrega' }));
  expect(form.values()).toEqual({ value: 12 });
  const asked = getList.mock.calls.map(([, { filter, pagination }]) => ({ filter, pagination }));
  expect(asked).toEqual(asked.map(() => ({ filter: {}, pagination: { page: 1, perPage: 100 } })));
});

test('what stands behind the first hundred of such a list is not called missing', async () => {
  showChannels(130);
  await userEvent.type(screen.getByRole('combobox', { name: 'Valor' }), 'nequi');
  expect(
    await screen.findByText('No está entre los primeros 100, y más allá no se puede buscar'),
  ).toBeVisible();
});

test('what is locked has no box to search in', async () => {
  show(relation, [2], true);
  const chosen = within(await screen.findByRole('list', { name: 'Valor' }));
  expect(await chosen.findByText('Invierno')).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});
