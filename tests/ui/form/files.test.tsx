import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataProviderContext, testDataProvider } from 'ra-core';
import { expect, test } from 'vitest';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { WIDGETS } from '../../../src/kinds/display/widgets.ts';
import { InputSetContext } from '../../../src/kinds/inputs/input.ts';
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
  const { Input: Widget } = WIDGETS.json;
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
  // It is announced: the person does something else meanwhile.
  expect(await screen.findByRole('alert')).toHaveTextContent(/No pudimos subir «mal\.pdf»/);
  expect(box).toHaveAttribute('accept', 'application/pdf');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar uno.pdf' }));
  expect(form.values()).toEqual({ value: [first, three] });
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('the form is not saved while a document has failed, until it is sent again or taken out', async () => {
  const { Input: Widget } = WIDGETS.json;
  const checks = new Set<() => string | undefined>();
  const addSaveCheck = (check: () => string | undefined) => {
    checks.add(check);
    return () => void checks.delete(check);
  };
  const refusals = () => [...checks].map((check) => check()).filter((reason) => reason !== undefined);
  const form = renderInForm(
    { value: [] },
    <DataProviderContext value={provider}>
      <InputSetContext value={{ widgets: WIDGETS, components: {}, fields: {}, addSaveCheck }}>
        <Widget field={papers} name="value" required={false} disabled={false} />
      </InputSetContext>
    </DataProviderContext>,
  );
  const box = screen.getByLabelText('Anexos', { selector: 'input' });
  const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' });
  await userEvent.upload(box, [pdf('mal.pdf'), pdf('mala.pdf')]);
  await screen.findByText(/No pudimos subir «mala\.pdf»/);
  expect(refusals()).toEqual([
    'Hay 2 archivos que no subieron: súbelos otra vez o quítalos antes de guardar.',
  ]);
  // Another document does not make up for them.
  await userEvent.upload(box, pdf('uno.pdf'));
  await waitFor(() => expect(form.values()).toEqual({ value: ['/api/v1/files/1/7.pdf?name=uno.pdf'] }));
  expect(refusals()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar mal.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar mala.pdf' }));
  expect(screen.queryByText(/No pudimos subir/)).toBeNull();
  expect(refusals()).toEqual([]);
});
