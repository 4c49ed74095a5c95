import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { NO_SUPPORT } from '../../../domain/identity/session-info.ts';
import { ApiHttpError } from '../../../src/dataProvider/api-error.ts';
import { createI18nProvider } from '../../../src/i18n/i18nProvider.ts';
import { descriptors } from '../../../src/schema/descriptors.ts';
import { createSessionStore } from '../../../src/authProvider/session-store.ts';
import { ControlledInput } from '../../../src/ui/input/LabelledInput.tsx';
import { ProblemNotice, RestoredNotice } from '../../../src/ui/form/SaveBar.tsx';
import { useWriteForm, type WriteFormSettings } from '../../../src/ui/form/useWriteForm.ts';
import { LeaveGuards } from '../../../src/ui/leave/useLeaveGuard.tsx';
import { InPage } from '../in-page.tsx';

interface Note {
  title: string;
  secret: string;
}

type Settings = Partial<WriteFormSettings<Note, Note, undefined>>;

const session = createSessionStore();
const SECRETS = ['secret'];
const saved = vi.fn();
const write = vi.fn<(note: Note) => Promise<Note | null>>();

function NoteForm(settings: Settings) {
  const { form, formProps, problem, restored, startOver, saving } = useWriteForm<Note, Note>({
    draftKey: 'note',
    secrets: SECRETS,
    defaults: { title: '', secret: '' },
    validate: ({ title }) => ({ ...(title === '' && { title: 'Falta el título' }) }),
    write,
    onSaved: saved,
    refusalOf: ({ fields }) => ({
      sentences: Object.fromEntries(
        Object.entries(fields).map(([field, { key }]) => [field, `${field} ${key}`]),
      ),
    }),
    ...settings,
  });
  return (
    <form {...formProps}>
      {restored && <RestoredNotice onDiscard={startOver} />}
      <ControlledInput control={form.control} name="secret" label="Secreto" />
      <ControlledInput control={form.control} name="title" label="Título" />
      {problem && <ProblemNotice problem={problem} />}
      <button type="submit">{saving ? 'Guardando' : 'Guardar'}</button>
    </form>
  );
}

function open(settings: Settings = {}, frame: (form: ReactNode) => ReactNode = (form) => form) {
  const element = (
    <CoreAdminContext i18nProvider={createI18nProvider(descriptors)}>
      <InPage session={session}>
        <LeaveGuards>{frame(<NoteForm {...settings} />)}</LeaveGuards>
      </InPage>
    </CoreAdminContext>
  );
  const result = render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return { ...result, user: userEvent.setup() };
}

const title = () => screen.findByRole('textbox', { name: 'Título' });
const secret = () => screen.getByRole('textbox', { name: 'Secreto' });
const save = () => screen.getByRole('button', { name: /Guarda/ });
const refusal = (code: string, errors?: Record<string, { key: string }>) =>
  new ApiHttpError(422, { code, ...(errors && { errors }) });

beforeEach(() => {
  sessionStorage.clear();
  saved.mockReset();
  write.mockReset();
  write.mockImplementation(async (note) => note);
  session.set({
    user: {
      user_id: 5,
      user_email: 'ana@correo.co',
      user_type: 1,
      first_name: 'Ana',
      last_name: '',
      phone: null,
      store_id: null,
      created_at: '2026-11-20T15:00:00Z',
      platform_staff: false,
      password_invalidated_at: null,
    },
    stores: [],
    store: null,
    support: NO_SUPPORT,
    shops_served: true,
  });
});
afterEach(() => {
  cleanup();
  session.set(null);
});

test('nothing is written before it is right; the first complaint is where to go on', async () => {
  const { user } = open();
  await title();
  await user.click(save());
  expect(await title()).toHaveAccessibleDescription('Falta el título');
  await waitFor(async () => expect(await title()).toHaveFocus());
  expect(write).not.toHaveBeenCalled();
});

test('a form in a dialog does not submit the page’s form that it stands in', async () => {
  const outer = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { user } = open({}, (form) => <form onSubmit={outer}>{createPortal(form, document.body)}</form>);
  await user.type(await title(), 'Ruana');
  await user.click(save());
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(outer).not.toHaveBeenCalled();
});

test('one write at a time, and none once it is saved', async () => {
  let answer: (note: Note) => void = () => undefined;
  write.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { user } = open();
  await user.type(await title(), 'Uno{Enter}{Enter}');
  await user.click(save());
  answer({ title: 'Uno', secret: '' });
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  await user.click(save());
  expect(write).toHaveBeenCalledOnce();
});

test('a form that stays is emptied and writes again', async () => {
  const { user } = open({ stays: true, draftKey: undefined });
  await user.type(await title(), 'Uno{Enter}');
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(await title()).toHaveValue('');
  await user.type(await title(), 'Dos{Enter}');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  expect(write.mock.calls.map(([note]) => note.title)).toEqual(['Uno', 'Dos']);
});

test('a form that is left just after the last key keeps its draft at once, and writes no more of it', async () => {
  const { unmount } = open();
  const box = await title();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await act(async () => fireEvent.change(box, { target: { value: 'Uno' } }));
  unmount();
  const drafts = () => Object.values(sessionStorage).filter((text) => String(text).includes('Uno'));
  expect(drafts()).toHaveLength(1);
  sessionStorage.clear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(drafts()).toHaveLength(0);
});

test('a refusal stands at its field, which is focused, without a notice', async () => {
  write.mockRejectedValueOnce(refusal('invalid', { secret: { key: 'pattern' } }));
  const { user } = open();
  await user.type(await title(), 'Uno{Enter}');
  await waitFor(() => expect(secret()).toHaveAccessibleDescription('secret pattern'));
  await waitFor(() => expect(secret()).toHaveFocus());
  expect(screen.queryByText(/No pudimos guardar/)).toBeNull();
  await user.click(save());
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
});

test('a complaint about what the form does not show is said, not swallowed', async () => {
  write.mockRejectedValueOnce(refusal('invalid', { plan: { key: 'odd' } }));
  const { user } = open();
  await user.type(await title(), 'Uno{Enter}');
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('No pudimos guardar.');
  expect(notice).toHaveTextContent('plan odd');
});

test('what may work later offers another try, which keeps what was typed; what may not does not', async () => {
  write.mockRejectedValueOnce(refusal('network')).mockRejectedValueOnce(refusal('forbidden'));
  const { user } = open();
  await user.type(await title(), 'Uno{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await title()).toHaveValue('Uno');
  expect(saved).not.toHaveBeenCalled();
});

test('a write that asks something first has neither saved nor failed', async () => {
  write.mockResolvedValueOnce(null);
  const { user } = open();
  await user.type(await title(), 'Uno{Enter}');
  await waitFor(() => expect(save()).toHaveTextContent('Guardar'));
  expect(saved).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(save());
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
});

test('what was typed comes back in the tab, without the secret, until it is saved', async () => {
  const { user, unmount } = open();
  await user.type(await title(), 'Carta');
  await user.type(secret(), 'llave');
  unmount();
  expect(JSON.stringify(sessionStorage)).not.toContain('llave');
  const again = open();
  expect(await title()).toHaveValue('Carta');
  expect(secret()).toHaveValue('');
  expect(screen.getByText('Recuperamos lo que estabas escribiendo.')).toBeVisible();
  await again.user.click(save());
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(sessionStorage).toHaveLength(0);
});

test('the first wrong field of the screen has the focus, in whatever order the errors come', async () => {
  const { user } = open({ validate: () => ({ title: 'Falta el título', secret: 'Falta el secreto' }) });
  await title();
  await user.click(save());
  await waitFor(() => expect(secret()).toHaveFocus());
});
