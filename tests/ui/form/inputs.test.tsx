import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'ra-core';
import { useEffect, useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { ComboBox, type Option } from '../../../src/kinds/inputs/ComboBox.tsx';
import { InputSetContext } from '../../../src/kinds/inputs/input.ts';
import { WIDGETS } from '../../../src/kinds/display/widgets.ts';
import { sentencesResolver } from '../../../src/ui/form/useWriteForm.ts';
import { renderInForm } from './in-form.tsx';

function field(over: Partial<FieldDescriptor> & Pick<FieldDescriptor, 'kind' | 'widget'>): FieldDescriptor {
  return { source: 'value', label: { es: 'Valor' }, display: 'text', ...over };
}

function show(descriptor: FieldDescriptor, value: unknown = null) {
  const Widget = WIDGETS[descriptor.widget].Input;
  return renderInForm(
    { value },
    <Widget field={descriptor} name="value" required={false} disabled={false} />,
  );
}

const box = () => screen.getByRole('textbox', { name: 'Valor' });

test('an amount grows its thousands while it is typed and is a whole number in the form', async () => {
  const form = show(field({ kind: 'money', widget: 'money', currency: 'COP' }));
  await userEvent.type(box(), '45000');
  expect(box()).toHaveValue('45.000');
  expect(form.values()).toEqual({ value: 45000 });
  await userEvent.type(box(), '{Backspace}');
  expect(box()).toHaveValue('4.500');
});

test('an amount that could mean two is kept as typed, so that the validator refuses it', async () => {
  const form = show(field({ kind: 'money', widget: 'money', currency: 'COP' }));
  await userEvent.type(box(), '45.5');
  expect(box()).toHaveValue('45.5');
  expect(form.values()).toEqual({ value: '45.5' });
});

test('digits put into the middle of an amount stay where they were put', async () => {
  const form = show(field({ kind: 'money', widget: 'money', currency: 'COP' }), 45000);
  await userEvent.type(box(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(box()).toHaveValue('495.000');
  await userEvent.keyboard('9');
  expect(form.values()).toEqual({ value: 4995000 });
});

test('a decimal number takes a comma; what is no number is kept as typed', async () => {
  const form = show(field({ kind: 'number', widget: 'number', decimals: true }));
  await userEvent.type(box(), '12,5');
  expect(form.values()).toEqual({ value: 12.5 });
  await userEvent.type(box(), 'kg');
  expect(box()).toHaveValue('12,5kg');
  expect(form.values()).toEqual({ value: '12,5kg' });
});

test('a stored decimal stands in its box as people write it', () => {
  show(field({ kind: 'number', widget: 'number', decimals: true }), 37.25);
  expect(box()).toHaveValue('37,25');
});

test('a percentage is a decimal number with its sign behind it', async () => {
  const form = show(field({ kind: 'percent', widget: 'percent', decimals: true }));
  await userEvent.type(box(), '12,5');
  expect(form.values()).toEqual({ value: 12.5 });
  expect(screen.getByText('%')).toBeVisible();
});

test('stars are tapped, and the chosen one again takes them away', () => {
  const form = show(field({ kind: 'rating', widget: 'rating', bounds: { minimum: 1, maximum: 3 } }), 1);
  expect(screen.getByRole('group', { name: 'Valor' })).toBeVisible();
  // Without a layout a pointer is over no star: the click alone says which.
  fireEvent.click(screen.getByRole('radio', { name: '3 / 3' }));
  expect(form.values()).toEqual({ value: 3 });
  fireEvent.click(screen.getByRole('radio', { name: '3 / 3' }), { clientX: 1, clientY: 1 });
  expect(form.values()).toEqual({ value: null });
});

test('a phone number gets the code of Colombia unless another one is chosen or typed', async () => {
  const form = show(field({ kind: 'text', widget: 'phone' }));
  await userEvent.type(box(), '300 123 4567');
  expect(form.values()).toEqual({ value: '573001234567' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Indicativo del país' }), '1');
  expect(form.values()).toEqual({ value: '13001234567' });
  await userEvent.clear(box());
  await userEvent.type(box(), '+34612345678');
  expect(form.values()).toEqual({ value: '34612345678' });
});

test('tags are added with comma, Enter and Tab, each once, and travel as one text', async () => {
  const form = show(field({ kind: 'text', widget: 'tags' }), 'café');
  await userEvent.type(box(), 'miel,panela{Enter}Miel{Tab}');
  expect(form.values()).toEqual({ value: 'café,miel,panela' });
  await userEvent.click(screen.getByRole('button', { name: 'Quitar miel' }));
  expect(form.values()).toEqual({ value: 'café,panela' });
});

const many = (element: Partial<FieldDescriptor> & Pick<FieldDescriptor, 'kind' | 'widget'>) =>
  field({ kind: 'json', widget: 'json', shape: 'array', element: field(element) });

test('several values of an enum are chips to tap, kept in the order of the schema', async () => {
  const form = show(
    many({
      kind: 'enum',
      widget: 'select',
      enum: [
        { value: 's', label: { es: 'Pequeña' } },
        { value: 'm', label: { es: 'Mediana' } },
        { value: 'l', label: { es: 'Grande' } },
      ],
    }),
    ['l'],
  );
  expect(screen.getByRole('checkbox', { name: 'Grande' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pequeña' }));
  expect(form.values()).toEqual({ value: ['s', 'l'] });
  screen.getByRole('checkbox', { name: 'Mediana' }).focus();
  await userEvent.keyboard(' ');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Grande' }));
  expect(form.values()).toEqual({ value: ['s', 'm'] });
});

test('several cities are found by their names, shown as chips, and taken off again', async () => {
  const form = show(many({ kind: 'text', widget: 'city' }), ['05001']);
  expect(screen.getByText('Medellín')).toBeVisible();
  await userEvent.type(screen.getByRole('combobox', { name: 'Valor' }), 'bogot');
  await userEvent.click(await screen.findByRole('option', { name: /^Bogotá/ }));
  expect(form.values()).toEqual({ value: ['05001', '11001'] });
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Medellín' }));
  expect(form.values()).toEqual({ value: ['11001'] });
});

test('taken off by a key, a chip gives the focus to its neighbour, the last one to the box', async () => {
  show(many({ kind: 'text', widget: 'city' }), ['05001', '11001']);
  screen.getByRole('button', { name: 'Quitar Medellín' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Quitar Bogotá/ })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Valor' })).toHaveFocus());
});

test('taken off by a tap, the last chip opens no keyboard', async () => {
  show(many({ kind: 'text', widget: 'city' }), ['05001']);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Medellín' }));
  expect(screen.getByRole('combobox', { name: 'Valor' })).not.toHaveFocus();
});

test('a file and a picture that are taken off leave the focus on the button that brings another', async () => {
  show(field({ kind: 'text', widget: 'file' }), '/files/1/contrato.pdf');
  screen.getByRole('button', { name: /^Quitar/ }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Subir archivo' })).toHaveFocus());
  cleanup();
  show(field({ kind: 'text', widget: 'image', display: 'image' }), '/a.webp');
  screen.getByRole('button', { name: 'Quitar Valor' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Subir foto' })).toHaveFocus());
});

test('a secret that is to change is typed at once', async () => {
  const { Input: Secret } = WIDGETS.secret;
  renderInForm(
    { value: null },
    <RecordContextProvider value={{ id: 1 }}>
      <Secret
        field={field({ kind: 'text', widget: 'secret' })}
        name="value"
        required={false}
        disabled={false}
      />
    </RecordContextProvider>,
  );
  screen.getByRole('button', { name: 'Cambiar' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Valor')).toHaveFocus());
});

test('Enter in a search without a choice does not submit the form', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const city = field({ kind: 'text', widget: 'city' });
  const { Input: City } = WIDGETS.city;
  renderInForm(
    { value: null },
    <form onSubmit={onSubmit}>
      <City field={city} name="value" required={false} disabled={false} />
      <button type="submit">Guardar</button>
    </form>,
  );
  await userEvent.type(screen.getByRole('combobox', { name: 'Valor' }), 'zzz{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

/** A box that adds to a list; the test decides when the answer to its search arrives. */
function showSearch() {
  const chosen: (string | number | undefined)[] = [];
  let coming: readonly Option[] = [];
  function Search() {
    const [typed, setTyped] = useState('');
    const [known, setKnown] = useState<{ to: string; options: readonly Option[] }>({ to: '', options: [] });
    return (
      <>
        <ComboBox
          value={null}
          addsToList
          options={known.options}
          loading={typed !== known.to}
          onSearch={setTyped}
          onChoose={(option) => chosen.push(option?.id)}
          control={{ 'aria-label': 'Valor' }}
        />
        <button type="button" onClick={() => setKnown({ to: typed, options: coming })}>
          Llega
        </button>
      </>
    );
  }
  renderInForm({}, <Search />);
  const arrives = (...found: Option[]): void => {
    coming = found;
    act(() => {
      fireEvent.click(screen.getByText('Llega'));
    });
  };
  return { chosen, arrives };
}

const search = () => screen.getByRole('combobox', { name: 'Valor' });
const GONE: Option = { id: 1, text: 'Ruana agotada', disabled: true };
const RUANA: Option = { id: 2, text: 'Ruana' };
const MANTA: Option = { id: 3, text: 'Manta' };

test('Enter chooses the first result that can be chosen, whether it is there or still to arrive', async () => {
  const { chosen, arrives } = showSearch();
  await userEvent.type(search(), 'ruana');
  arrives(GONE, RUANA);
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual([2]);
  expect(search()).toHaveValue('');
  arrives();

  await userEvent.type(search(), 'ruana{Enter}');
  expect(chosen).toEqual([2]);
  arrives(GONE, RUANA);
  expect(chosen).toEqual([2, 2]);
  expect(search()).toHaveValue('');
  expect(search()).toHaveAttribute('aria-expanded', 'false');
});

test('Enter before the answer is about what was typed then, and about that answer alone', async () => {
  const { chosen, arrives } = showSearch();
  await userEvent.type(search(), 'rua');
  arrives(RUANA);
  await userEvent.type(search(), 'x{Enter}');
  // What is listed meanwhile belongs to the former text.
  expect(chosen).toEqual([]);
  arrives();
  arrives(MANTA);
  expect(chosen).toEqual([]);
  await userEvent.type(search(), 'y{Enter}z');
  arrives(MANTA);
  expect(chosen).toEqual([]);
});

test('several countries are found by their names', async () => {
  const form = show(many({ kind: 'text', widget: 'country' }), []);
  await userEvent.type(screen.getByRole('combobox', { name: 'Valor' }), 'colom');
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  await userEvent.click(screen.getByRole('option', { name: 'Colombia' }));
  expect(form.values()).toEqual({ value: ['CO'] });
});

test('pictures without rows are their addresses: the first one is the cover', async () => {
  const form = show(many({ kind: 'text', widget: 'image', display: 'image' }), ['/a.webp', '/b.webp']);
  await userEvent.click(await screen.findByRole('button', { name: 'Mover antes la foto 2' }));
  expect(form.values()).toEqual({ value: ['/b.webp', '/a.webp'] });
});

test('an instant is shown and read by the clock of the store', async () => {
  const form = show(field({ kind: 'datetime', widget: 'datetime' }), '2026-11-20T20:00:00.000Z');
  const input = screen.getByLabelText('Valor');
  expect(input).toHaveValue('2026-11-20T15:00');
  await userEvent.clear(input);
  await userEvent.type(input, '2026-11-20T23:30');
  expect(form.values()).toEqual({ value: '2026-11-21T04:30:00.000Z' });
});

test('a switch of the API is 0 or 1', async () => {
  const form = show(field({ kind: 'flag', widget: 'switch' }), 1);
  await userEvent.click(screen.getByRole('switch', { name: 'Valor' }));
  expect(form.values()).toEqual({ value: 0 });
});

test('a city is found without accents and kept by its DANE code', async () => {
  const form = show(field({ kind: 'text', widget: 'city' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Valor' }), 'medellin');
  await userEvent.click(await screen.findByRole('option', { name: /Medellín/ }));
  expect(form.values()).toEqual({ value: '05001' });
});

test('help and error are tied to their input', () => {
  show(field({ kind: 'text', widget: 'text', help: { es: 'Como en la etiqueta' } }));
  expect(box()).toHaveAccessibleDescription('Como en la etiqueta');
});

/** As a form that checks itself once the typing rests; here it never rests again. */
function Checked({ children }: { children: ReactNode }) {
  const { trigger } = useFormContext();
  useEffect(() => void trigger(), [trigger]);
  return children;
}

test('a sentence about a value is gone with the key that mends it, and another one is about what is typed', async () => {
  const complaints = ({ value }: Record<string, unknown>): Record<string, string> => {
    const missing = 12 - String(value).replace('+', '').length;
    return missing === 0 ? {} : { value: `Faltan ${missing} dígitos` };
  };
  const inputs = { widgets: WIDGETS, components: {}, fields: {}, complaints };
  renderInForm(
    { value: '57310' },
    <InputSetContext value={inputs}>
      <Checked>
        <WIDGETS.phone.Input
          field={field({ kind: 'text', widget: 'phone' })}
          name="value"
          required={false}
          disabled={false}
        />
      </Checked>
    </InputSetContext>,
    {},
    undefined,
    sentencesResolver(complaints),
  );
  expect(await screen.findByText('Faltan 7 dígitos')).toBeVisible();
  fireEvent.change(box(), { target: { value: '3105556' } });
  expect(screen.getByText('Faltan 3 dígitos')).toBeVisible();
  fireEvent.change(box(), { target: { value: '3105556677' } });
  expect(screen.queryByText(/Falta/)).toBeNull();
  expect(box()).toHaveAttribute('aria-invalid', 'false');
});
