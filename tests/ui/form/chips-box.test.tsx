import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CoreAdminContext } from 'ra-core';
import { ChipsBox } from '../../../src/kinds/inputs/TagsInput.tsx';

/** A box with a button below it, which a new chip moves down. */
function show() {
  const saved: (readonly string[])[] = [];
  function Options() {
    const [values, setValues] = useState<readonly string[]>(['8']);
    return (
      <>
        <ChipsBox
          values={values}
          onValues={setValues}
          onRename={(value, typed) => setValues(values.map((one) => (one === value ? typed : one)))}
          control={{ 'aria-label': 'Valores' }}
        />
        <button type="button" onClick={() => saved.push(values)}>
          Guardar opciones
        </button>
      </>
    );
  }
  render(
    <CoreAdminContext>
      <Options />
    </CoreAdminContext>,
  );
  return { saved, user: userEvent.setup(), button: screen.getByRole('button', { name: 'Guardar opciones' }) };
}

test('[PRD-04] a value typed without Enter is taken by the button below, which stays in its place until then', async () => {
  const { saved, user, button } = show();
  await user.type(screen.getByRole('textbox', { name: 'Valores' }), '10');
  await user.pointer({ target: button, keys: '[MouseLeft>]' });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.pointer('[/MouseLeft]');
  expect(saved).toEqual([['8', '10']]);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a value whose press ends elsewhere, or that is left by the keyboard, is taken too', async () => {
  const { saved, user, button } = show();
  const box = screen.getByRole('textbox', { name: 'Valores' });
  await user.type(box, '10');
  await user.pointer([
    { target: button, keys: '[MouseLeft>]' },
    { target: box, keys: '[/MouseLeft]' },
  ]);
  expect(await screen.findByText('10')).toBeVisible();
  await user.type(box, '12');
  await user.tab({ shift: true });
  expect(await screen.findByText('12')).toBeVisible();
  expect(saved).toEqual([]);
});

test('a tap edits a value in its place: Enter renames it, Escape takes back, and the focus goes on to the box', async () => {
  const { user } = show();
  const box = screen.getByRole('textbox', { name: 'Valores' });
  await user.click(screen.getByText('8'));
  await user.keyboard('9{Escape}');
  expect(screen.getByRole('listitem')).toHaveTextContent('8');
  await waitFor(() => expect(box).toHaveFocus());
  await user.click(screen.getByText('8'));
  await user.keyboard('9{Enter}');
  expect(screen.getByRole('listitem')).toHaveTextContent('9');
  await waitFor(() => expect(box).toHaveFocus());
  await user.click(screen.getByText('9'));
  await user.keyboard('10');
  await user.tab();
  expect(screen.getByRole('listitem')).toHaveTextContent('10');
});
