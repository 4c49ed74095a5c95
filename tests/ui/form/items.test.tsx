import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { useFormContext } from 'react-hook-form';
import { expect, test } from 'vitest';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { ItemsInput } from '../../../src/kinds/items-input.tsx';
import type { Input } from '../../../src/kinds/inputs/input.ts';
import { sentencesResolver } from '../../../src/ui/form/useWriteForm.ts';
import { WIDGETS } from '../../../src/kinds/display/widgets.ts';
import { renderInForm } from './in-form.tsx';

const text = (source: string, label: string): FieldDescriptor => ({
  source,
  kind: 'text',
  label: { es: label },
  widget: 'text',
  display: 'text',
});

const lines: FieldDescriptor = {
  source: 'lines',
  kind: 'items',
  label: { es: 'Línea' },
  widget: 'items',
  display: 'items',
  bounds: { maxItems: 120 },
  items: [
    { ...text('id', 'Id'), kind: 'integer', widget: 'number', readOnly: true },
    text('name', 'Nombre'),
    { ...text('price', 'Precio'), kind: 'money', widget: 'money', display: 'money', currency: 'COP' },
    { ...text('quantity', 'Cantidad'), kind: 'integer', widget: 'number', display: 'number', default: 1 },
  ],
};

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Fila ${index + 1}`,
    price: 1000 + index,
    quantity: 1,
  }));

const input = { field: lines, name: 'lines', required: false, disabled: false };

// Three hundred inputs take jsdom a while.

test('typing in one of a hundred rows renders that input and nothing else', () => {
  const rendered: string[] = [];
  const Counted: Input = (props) => {
    const Widget = WIDGETS[props.field.widget].Input;
    return (
      <Profiler id={props.name} onRender={(id) => rendered.push(id)}>
        <Widget {...props} />
      </Profiler>
    );
  };
  const field = { ...lines, items: (lines.items ?? []).map((item) => ({ ...item, component: 'counted' })) };
  const form = renderInForm({ lines: rows(100) }, <ItemsInput {...input} field={field} />, {
    counted: Counted,
  });
  const box = screen.getByDisplayValue('Fila 50');
  expect(rendered.length).toBeGreaterThanOrEqual(300);
  rendered.length = 0;

  fireEvent.change(box, { target: { value: 'Fila 50x' } });

  expect(new Set(rendered)).toEqual(new Set(['lines.49.name']));
  expect(form.values()).toMatchObject({
    lines: rows(100).map((one, at) => (at === 49 ? { ...one, name: 'Fila 50x' } : one)),
  });
});

test('rows are added with their defaults, moved by buttons and taken away; ids stay with their rows', async () => {
  const form = renderInForm({ lines: rows(3) }, <ItemsInput {...input} />);
  const user = userEvent.setup();

  await user.click(screen.getByRole('button', { name: 'Bajar Línea 1' }));
  expect(form.values().lines).toMatchObject([{ id: 2 }, { id: 1 }, { id: 3 }]);
  const up = screen.getByRole('button', { name: 'Subir Línea 1' });
  expect(up).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Bajar Línea 3' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(up);
  expect(form.values().lines).toMatchObject([{ id: 2 }, { id: 1 }, { id: 3 }]);

  await user.click(screen.getByRole('button', { name: 'Quitar Línea 2' }));
  expect(form.values().lines).toMatchObject([{ id: 2 }, { id: 3 }]);

  await user.click(screen.getByRole('button', { name: 'Agregar línea' }));
  expect(form.values().lines).toMatchObject([{ id: 2 }, { id: 3 }, { name: null, quantity: 1 }]);
});

test('the button that moved a row to an end keeps the focus', async () => {
  const form = renderInForm({ lines: rows(3) }, <ItemsInput {...input} />);
  screen.getByRole('button', { name: 'Subir Línea 2' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(form.values().lines).toMatchObject([{ id: 2 }, { id: 1 }, { id: 3 }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Subir Línea 1' })).toHaveFocus());
});

test('a row stands on one line only where each value is read whole', () => {
  renderInForm({ lines: rows(1) }, <ItemsInput {...input} />);
  expect(screen.queryByRole('heading', { name: 'Línea 1' })).toBeNull();
  cleanup();
  const reference = { ...text('color_id', 'Color'), kind: 'reference', widget: 'reference' } as const;
  const items = [...(lines.items ?? []), text('note', 'Nota'), text('place', 'Lugar'), reference];
  renderInForm({ lines: rows(1) }, <ItemsInput {...input} field={{ ...lines, items }} />);
  expect(screen.getByRole('heading', { name: 'Línea 1' })).toBeVisible();
});

test('a row is called what the schema calls one of them', () => {
  const field = { ...lines, label: { es: 'Insumos' }, item: { es: 'Insumo' } };
  renderInForm({ lines: rows(1) }, <ItemsInput {...input} field={field} />);
  expect(screen.getByRole('listitem', { name: 'Insumo 1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Agregar insumo' })).toBeEnabled();
  expect(screen.getByRole('group', { name: 'Insumos' })).toBeVisible();
});

test('no more rows than the schema allows can be added', () => {
  renderInForm({ lines: rows(2) }, <ItemsInput {...input} field={{ ...lines, bounds: { maxItems: 2 } }} />);
  expect(screen.getByRole('button', { name: 'Agregar línea' })).toBeDisabled();
});

function Save() {
  const { handleSubmit } = useFormContext();
  return <button onClick={() => void handleSubmit(() => undefined)()}>Guardar</button>;
}

test('a row added after a refused save is not wrong before anybody has left it', async () => {
  const named = sentencesResolver<Record<string, unknown>>((values) =>
    Object.fromEntries(
      (Array.isArray(values['lines']) ? values['lines'] : []).flatMap(({ name }, at) =>
        name ? [] : [[`lines.${at}.name`, 'Falta el nombre']],
      ),
    ),
  );
  const form = (
    <>
      <ItemsInput {...input} />
      <Save />
    </>
  );
  renderInForm({ lines: [] }, form, {}, undefined, named);
  const user = userEvent.setup();
  const add = screen.getByRole('button', { name: 'Agregar línea' });
  await user.click(add);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findAllByText('Falta el nombre')).toHaveLength(1);
  await user.click(add);
  expect(screen.getAllByRole('textbox', { name: 'Nombre' })).toHaveLength(2);
  await expect(screen.findAllByText('Falta el nombre')).resolves.toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.getAllByText('Falta el nombre')).toHaveLength(2));
});
