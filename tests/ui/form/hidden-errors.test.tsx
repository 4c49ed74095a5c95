import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import type { Fields } from '../../../domain/schema/descriptors.ts';
import { FormStateContext } from '../../../src/form/form-context.ts';
import { HiddenErrors } from '../../../src/form/RecordForm.tsx';
import { InPage } from '../in-page.tsx';

const fields: Fields = {
  status: { source: 'status', kind: 'text', widget: 'text', display: 'text', label: { es: 'Estado' } },
  solution: { source: 'solution', kind: 'text', widget: 'text', display: 'text', label: { es: 'Solución' } },
};

function Refused({ hidden }: { hidden: string[] }) {
  const form = useForm();
  const { setError } = form;
  useEffect(() => setError('solution', { message: 'No se puede cambiar' }), [setError]);
  const rules = { hidden: new Set(hidden), required: new Set<string>(), readOnly: new Set<string>() };
  return (
    <FormProvider {...form}>
      <FormStateContext value={{ resource: 'cases', kind: 'edit', rules }}>
        <HiddenErrors fields={fields} shown={new Set(['status', 'solution'])} />
      </FormStateContext>
    </FormProvider>
  );
}

test('a refusal at a field that a rule hides is said beside the form', async () => {
  render(<Refused hidden={['solution']} />, { wrapper: InPage });
  expect((await screen.findByRole('alert')).textContent).toBe('Solución: No se puede cambiar');
});

test('one at a field on screen is said there alone', () => {
  render(<Refused hidden={[]} />, { wrapper: InPage });
  expect(screen.queryByRole('alert')).toBeNull();
});
