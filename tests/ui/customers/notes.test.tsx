import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

let browser: BrowserWithApi;
let id: number;

beforeAll(async () => {
  browser = await openBrowser();
  const owner = await signedIn(browser.test, 'owner');
  const { body } = await owner.post<{ id: number }>(`/stores/${browser.test.storeId}/customers`, {
    first_name: 'Ana',
    last_name: 'Gil',
    phone_number: '573001112233',
    email: 'ana@correo.co',
    document_type: 'CC',
    dni: '1020304050',
  });
  id = body.id;
  await owner.patch(`/stores/${browser.test.storeId}/customers/${id}`, { notes: 'Paga a fin de mes' });
});
afterAll(() => browser.close());
afterEach(cleanup);

test('[CLI-03] [TEA-05] the owner sees and edits the notes of a client', async () => {
  await openPart({ browser, path: `/clients/${id}` });
  expect(await screen.findByRole('textbox', { name: /^Notas/ })).toHaveValue('Paga a fin de mes');
});

test('[CLI-03] [TEA-05] an administrator, who may everything else, has no place for them', async () => {
  const { go } = await openPart({ browser, who: 'admin', path: `/clients/${id}/show` });
  await screen.findAllByText('ana@correo.co');
  expect(screen.queryByText('Paga a fin de mes')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Notas' })).toBeNull();
  expect(screen.getByText('Creado')).toBeInTheDocument();
  await go(`/clients/${id}`);
  await screen.findByDisplayValue('ana@correo.co');
  expect(screen.queryByText('Notas')).toBeNull();
  expect(screen.queryByText('Paga a fin de mes')).toBeNull();
});
