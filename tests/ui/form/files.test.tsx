import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataProviderContext, testDataProvider } from 'ra-core';
import { expect, test } from 'vitest';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { WIDGETS } from '../../../src/generator/inputs/widgets.ts';
import { renderInForm } from './in-form.tsx';

const provider = {
  ...testDataProvider(),
  upload: (file: File) =>
    file.name.startsWith('mal')
      ? Promise.reject(new Error('errors.unexpected'))
      : Promise.resolve(`/api/v1/files/1/${file.name.length}.pdf`),
};

const element: FieldDescriptor = {
  source: 'value',
  label: { es: 'Anexos' },
  kind: 'text',
  widget: 'file',
  display: 'file',
};
const papers: FieldDescriptor = {
  ...element,
  kind: 'json',
  widget: 'json',
  display: 'json',
  shape: 'array',
  element,
};

test('several files are sent one after another, named when they fail, and removed alone', async () => {
  const { json: Widget } = WIDGETS;
  const form = renderInForm(
    { value: ['/api/v1/files/1/a.pdf?name=Acta.pdf'] },
    <DataProviderContext value={provider}>
      <Widget field={papers} name="value" required={false} disabled={false} />
    </DataProviderContext>,
  );
  const box = screen.getByLabelText('Anexos', { selector: 'input' });
  const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' });
  await userEvent.upload(box, [pdf('uno.pdf'), pdf('mal.pdf'), pdf('tercero.pdf')]);
  const first = '/api/v1/files/1/a.pdf?name=Acta.pdf';
  const [one, three] = ['/api/v1/files/1/7.pdf?name=uno.pdf', '/api/v1/files/1/11.pdf?name=tercero.pdf'];
  await waitFor(() => expect(form.values()).toEqual({ value: [first, one, three] }));
  expect(await screen.findByText(/No pudimos subir «mal\.pdf»/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar uno.pdf' }));
  expect(form.values()).toEqual({ value: [first, three] });
  expect(screen.queryByRole('combobox')).toBeNull();
});
