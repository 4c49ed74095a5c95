import { screen } from '@testing-library/react';
import { testDataProvider, type GetManyParams } from 'ra-core';
import { expect, test, vi } from 'vitest';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { ReferencesDisplay } from '../../../src/form/show/FieldLine.tsx';
import { renderInForm } from '../form/in-form.tsx';
import { ownerSession } from '../owner-session.ts';

const field: FieldDescriptor = {
  source: 'extras',
  label: { es: 'Extras' },
  kind: 'references',
  widget: 'references',
  display: 'references',
  ref: { resource: 'collections', relation: 'many-to-many' },
};

test('the detail names every record of a relation, each with its link', async () => {
  const getMany = vi.fn().mockImplementation(async (_: string, { ids }: GetManyParams) => ({
    data: ids.map((id) => ({ id, name: `Colección ${id}` })),
  }));
  renderInForm(
    {},
    <ReferencesDisplay field={field} value={[1, 2, 3]} record={{ id: 1 }} />,
    {},
    testDataProvider({ getMany }),
    undefined,
    ownerSession(),
  );
  const first = await screen.findByRole('link', { name: 'Colección 1' });
  expect(first).toHaveAttribute('href', '/edit-collection/1');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Colección 1',
    'Colección 2',
    'Colección 3',
  ]);
  expect(getMany).toHaveBeenCalledTimes(1);
});
