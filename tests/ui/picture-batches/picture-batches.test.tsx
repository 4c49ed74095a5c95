import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MOST_ZIP_BYTES } from '../../../domain/picture-batches/batch.ts';
import { signedIn } from '../../support/api.ts';
import { photo, workOn } from '../../api/files/files-world.ts';
import { zip } from '../../api/picture-batches/batches-world.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin, type Stage } from '../stage.tsx';

// Other files of this worker have loaded the real modules, and the next ones need them.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../../src/dataProvider/progress-fetch.ts');
  vi.resetModules();
});
// A form of jsdom is none to the server, which shares the process: it is sent, and read, as one of Node's.
vi.mock('../../../src/dataProvider/progress-fetch.ts', () => ({
  progressFetch: async (url: string, init: RequestInit, onProgress: (...bytes: number[]) => void) => {
    const part = init.body instanceof FormData ? init.body.get('file') : null;
    if (!(part instanceof Blob)) throw new Error('No file is sent');
    const form = await new Response(new URLSearchParams()).formData();
    const file = await ofNode(part);
    form.append('file', file, 'part');
    const ofJsdom = { FormData, Blob };
    Object.assign(globalThis, { FormData: form.constructor, Blob: file.constructor });
    try {
      return await fetch(url, { ...init, body: form });
    } finally {
      Object.assign(globalThis, ofJsdom);
      onProgress(part.size, part.size);
    }
  },
}));

function ofNode(blob: Blob): Promise<Blob> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    // As text: an ArrayBuffer of jsdom is none of Node's.
    reader.addEventListener('load', () => {
      const base64 = String(reader.result).replace(/^.*?,/, '');
      resolve(new Response(new Uint8Array(Buffer.from(base64, 'base64'))).blob());
    });
    reader.readAsDataURL(blob);
  });
}

let browser: BrowserWithApi;
let photos: File;

beforeAll(async () => {
  browser = await openBrowser();
  await import('../../../src/custom/picture-batches/UploadingPage.tsx');
  const { post } = await signedIn(browser.test, 'owner');
  const mug = { name: 'Taza', price: 1000, sku: 'TAZA-1' };
  await post(`/stores/${browser.test.storeId}/products`, mug);
  const body = await photo(20, 20);
  const archive = await zip(['TAZA-1/1.jpg', 'NO-HAY/1.jpg'].map((path) => ({ path, body })));
  photos = new File([new Uint8Array(archive)], 'fotos.zip', { type: 'application/zip' });
});
afterAll(() => browser.close());
beforeEach(() => browser.online());

const work = () => workOn(browser.test, ['picture-batches.run']);
const sent = () => browser.calls.filter(({ method, url }) => method === 'POST' && url.includes('/picture-'));

async function open(who: 'owner' | 'viewer' = 'owner'): Promise<Stage> {
  const stage = await openAdmin({ browser, who, path: '/products/uploading', width: 390 });
  await screen.findByRole('heading', { level: 1, name: 'Fotos por ZIP' });
  browser.calls.length = 0;
  return stage;
}

async function pick({ user }: Stage, file: File): Promise<void> {
  await screen.findByRole('button', { name: 'Elegir ZIP' });
  await user.upload(screen.getByLabelText('Elegir ZIP', { selector: 'input' }), file);
}

/** The numbers of the page, by their labels. */
function counts(): Record<string, string | null> {
  const labels = [...document.querySelectorAll('dt')];
  return Object.fromEntries(
    labels.map((label) => [label.textContent ?? '', label.nextElementSibling?.textContent ?? null]),
  );
}

test('[PRD-11] a file that is no ZIP, or too large, gets a sentence and is not sent', async () => {
  const stage = await open();
  await pick(stage, new File(['x'], 'fotos.rar', { type: 'application/zip' }));
  expect(await screen.findByText('Ese archivo no es un ZIP.')).toBeVisible();
  const huge = new File(['x'], 'fotos.zip');
  Object.defineProperty(huge, 'size', { value: MOST_ZIP_BYTES + 1 });
  await pick(stage, huge);
  expect(await screen.findByText(/^El ZIP pesa más de 300 MB/)).toBeVisible();
  expect(sent()).toEqual([]);
});

test('[PRD-11] an upload that is cut off goes on; the page counts while it works, and says what did not match', async () => {
  const stage = await open();
  const { user, path } = stage;
  browser.offline();
  await pick(stage, photos);
  const resume = await screen.findByRole('button', { name: 'Seguir subiendo' });
  browser.online();
  await user.click(resume);
  await waitFor(() => expect(path()).toMatch(/^\/products\/uploading\?batch=\d+$/));
  expect(await screen.findByText(/Puedes cerrar esta página/)).toBeVisible();

  await work();
  const report = await screen.findByRole('heading', { name: 'Fotos que no se agregaron' });
  expect(report).toBeVisible();
  expect(await screen.findByText('Ningún producto tiene el SKU «NO-HAY».')).toBeVisible();
  expect(counts()).toEqual({
    Agregadas: '1',
    'Ya estaban': '0',
    'Sin producto': '1',
    'No se agregaron': '0',
  });
  expect(screen.getByRole('link', { name: 'Ver productos' })).toHaveAttribute('href', '/products');
});

test('[PRD-11] a ZIP that waits is cancelled, and is found again among the earlier ones', async () => {
  const stage = await open();
  const { user, go } = stage;
  await pick(stage, photos);
  await screen.findByText(/Puedes cerrar esta página/);
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  await screen.findByText('Cancelada', { selector: '[role=alert] *' });
  browser.tell({ type: 'picture-batches.progress' });
  await go('/products/uploading');
  const history = within(await screen.findByRole('region', { name: 'Subidas anteriores' }));
  expect(await history.findByRole('link', { name: /^fotos\.zip\s*Cancelada/ })).toBeVisible();
});

test('[PRD-11] who may not change products sends no pictures', async () => {
  await open('viewer');
  expect(await screen.findByRole('heading', { name: /permiso/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Elegir ZIP' })).toBeNull();
});
