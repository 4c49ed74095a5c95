import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataProviderContext, testDataProvider } from 'ra-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { ApiHttpError } from '../../../src/dataProvider/api-error.ts';
import type { UploadOptions } from '../../../src/dataProvider/store-calls.ts';
import { ImagesInput } from '../../../src/kinds/inputs/ImagesInput.tsx';
import { WIDGETS } from '../../../src/kinds/display/widgets.ts';
import { renderInForm } from './in-form.tsx';

interface Sent {
  name: string;
  options: UploadOptions;
  finish(url: string): void;
  fail(error: unknown): void;
}

/** What was sent, in order; a test says what becomes of each. */
let sent: Sent[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
});
afterEach(() => {
  online(true);
});

const provider = {
  ...testDataProvider(),
  upload: (file: File, _: string, options: UploadOptions) =>
    new Promise<string>((finish, fail) => sent.push({ name: file.name, options, finish, fail })),
};

function online(yes: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(yes);
  window.dispatchEvent(new Event(yes ? 'online' : 'offline'));
}

function photos(over: Partial<FieldDescriptor> = {}): FieldDescriptor {
  return {
    source: 'value',
    label: { es: 'Fotos' },
    kind: 'json',
    widget: 'json',
    display: 'text',
    shape: 'array',
    element: { source: '', label: { es: 'Fotos' }, kind: 'text', widget: 'image', display: 'image' },
    ...over,
  };
}

function show(value: unknown, { most, ...over }: Partial<FieldDescriptor> & { most?: number } = {}) {
  return renderInForm(
    { value },
    <DataProviderContext value={provider}>
      <ImagesInput
        field={photos(over)}
        name="value"
        required={false}
        disabled={false}
        most={most}
        full={<p>Mejora tu plan</p>}
      />
    </DataProviderContext>,
  );
}

const file = (name: string) => new File(['x'], name, { type: 'image/svg+xml' });
const choose = (...names: string[]) =>
  userEvent.upload(screen.getByLabelText(/^Subir (más )?fotos$/, { selector: 'input' }), names.map(file));
const started = async (count: number): Promise<Sent> => {
  await waitFor(() => expect(sent).toHaveLength(count));
  const last = sent.at(-1);
  if (last === undefined) throw new Error('Nothing was sent');
  return last;
};

describe('[PRD-07] several pictures at once', () => {
  test.each(['jpeg', 'png', 'tiff', 'webp', 'svg+xml'])('image/%s is among what a device offers', (type) => {
    show([]);
    const input = screen.getByLabelText<HTMLInputElement>('Subir fotos', { selector: 'input' });
    expect(input.accept.split(',')).toContain(`image/${type}`);
  });

  test('are sent one after another, each with its progress; what is up stays up', async () => {
    const form = show([]);
    await choose('a.svg', 'b.svg');
    const first = await started(1);
    expect(await screen.findByRole('progressbar', { name: 'Subida de b.svg' })).toBeVisible();
    first.options.onProgress?.(40, 100);
    expect(await screen.findByText('Subiendo 40%')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Subida de a.svg' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    expect(screen.getByText('En espera')).toBeVisible();
    first.options.onProgress?.(100, 100);
    expect(await screen.findByText('Revisando…')).toBeVisible();
    first.finish('/a.webp');
    const second = await started(2);
    expect(form.values()).toEqual({ value: ['/a.webp'] });
    second.finish('/b.webp');
    await waitFor(() => expect(form.values()).toEqual({ value: ['/a.webp', '/b.webp'] }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  test('the one that fails says why and is tried again alone', async () => {
    const form = show([]);
    await choose('a.svg', 'b.svg');
    (await started(1)).fail(new ApiHttpError(503, { code: 'unavailable' }));
    (await started(2)).finish('/b.webp');
    await waitFor(() => expect(form.values()).toEqual({ value: ['/b.webp'] }));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar la subida de a.svg' }));
    const again = await started(3);
    expect(again.name).toBe('a.svg');
    again.finish('/a.webp');
    await waitFor(() => expect(form.values()).toEqual({ value: ['/b.webp', '/a.webp'] }));
  });

  test('a file that the server refuses says why, by its name, and is not offered again', async () => {
    show([]);
    await choose('a.svg');
    (await started(1)).fail(
      new ApiHttpError(422, { code: 'invalid', errors: { file: { key: 'picture_pixels' } } }),
    );
    expect(await screen.findByText(/tiene demasiados píxeles/)).toBeVisible();
    expect(screen.getByText('a.svg')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'a.svg' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Reintentar/ })).toBeNull();
  });

  test('one is cancelled: it ends, and the next begins', async () => {
    const form = show([]);
    await choose('a.svg', 'b.svg');
    const first = await started(1);
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar la subida de a.svg' }));
    expect(first.options.signal?.aborted).toBe(true);
    first.fail(new DOMException('Aborted', 'AbortError'));
    (await started(2)).finish('/b.webp');
    await waitFor(() => expect(form.values()).toEqual({ value: ['/b.webp'] }));
    expect(screen.queryByText(/a\.svg/)).toBeNull();
  });

  test('without a connection they wait and say so; with it they go on', async () => {
    const form = show([]);
    online(false);
    await choose('a.svg');
    expect(await screen.findByText('Sin conexión: sigue cuando vuelva la señal')).toBeVisible();
    expect(sent).toEqual([]);
    online(true);
    const cut = await started(1);
    online(false);
    cut.fail(new ApiHttpError(0, { code: 'network' }));
    expect(await screen.findByText('Sin conexión: sigue cuando vuelva la señal')).toBeVisible();
    online(true);
    (await started(2)).finish('/a.webp');
    await waitFor(() => expect(form.values()).toEqual({ value: ['/a.webp'] }));
  });

  test('more than the plan allows are left out, with the number and the way to more', async () => {
    show(['/a.webp'], { most: 3 });
    await choose('b.svg', 'c.svg', 'd.svg', 'e.svg');
    expect(await screen.findByText('Caben 3: 2 fotos quedaron por fuera.')).toBeVisible();
    expect(screen.getByText('Mejora tu plan')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Subir más fotos' })).toBeDisabled();
    expect(screen.getByText(/^1 de 3/)).toBeVisible();
  });

  test('a limit of the schema alone offers no other plan', async () => {
    show(['/a.webp'], { bounds: { maxItems: 1 } });
    expect(await screen.findByText(/^1 de 1/)).toBeVisible();
    expect(screen.queryByText('Mejora tu plan')).toBeNull();
  });
});

describe('[PRD-07] the order', () => {
  test('is changed by buttons; the first one is the cover and says so', async () => {
    const form = show(['/a.webp', '/b.webp', '/c.webp']);
    const items = async () =>
      within(await screen.findByRole('list', { name: 'Fotos' })).findAllByRole('listitem');
    await userEvent.click(await screen.findByRole('button', { name: 'Mover antes la foto 2' }));
    expect(form.values()).toEqual({ value: ['/b.webp', '/a.webp', '/c.webp'] });
    await userEvent.click(screen.getByRole('button', { name: 'Mover después la foto 1' }));
    expect(form.values()).toEqual({ value: ['/a.webp', '/b.webp', '/c.webp'] });
    expect((await items())[0]).toHaveTextContent('Portada');
    await userEvent.click(screen.getByRole('button', { name: 'Opciones de la foto 3' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Poner de portada' }));
    expect(form.values()).toEqual({ value: ['/c.webp', '/a.webp', '/b.webp'] });
    expect(screen.getByRole('img', { name: 'Fotos, portada' })).toHaveAttribute('src', '/c.webp');
  });

  test('of rows keeps what else they hold', async () => {
    const rows = [
      { id: 7, picture_url: '/a.webp', order: 0 },
      { id: 9, picture_url: '/b.webp', order: 1 },
    ];
    const picture: FieldDescriptor = {
      source: 'picture_url',
      label: { es: 'Foto' },
      kind: 'text',
      widget: 'image',
      display: 'image',
    };
    const field = photos({ kind: 'items', widget: 'items', items: [picture] });
    const Items = WIDGETS.items.Input;
    const form = renderInForm(
      { value: rows },
      <Items field={field} name="value" required={false} disabled={false} />,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Mover antes la foto 2' }));
    expect(form.values()).toEqual({
      value: [
        { id: 9, picture_url: '/b.webp', order: 0 },
        { id: 7, picture_url: '/a.webp', order: 1 },
      ],
    });
  });

  test('a picture is removed, and only its own', async () => {
    const form = show(['/a.webp', '/b.webp']);
    await userEvent.click(await screen.findByRole('button', { name: 'Opciones de la foto 1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Quitar' }));
    expect(form.values()).toEqual({ value: ['/b.webp'] });
  });
});

describe('[PRD-07] one picture', () => {
  test('takes the place of the one before; cropping is offered for our own alone', async () => {
    const Image = WIDGETS.image.Input;
    const field = photos({ kind: 'text', widget: 'image', shape: undefined });
    const form = renderInForm(
      { value: 'https://otra.example/a.jpg' },
      <DataProviderContext value={provider}>
        <Image field={field} name="value" required={false} disabled={false} />
      </DataProviderContext>,
    );
    expect(screen.queryByRole('button', { name: 'Recortar' })).toBeNull();
    await userEvent.upload(screen.getByLabelText('Cambiar', { selector: 'input' }), file('b.svg'));
    (await started(1)).finish('/api/v1/files/1/b.webp');
    await waitFor(() => expect(form.values()).toEqual({ value: '/api/v1/files/1/b.webp' }));
    expect(await screen.findByRole('button', { name: 'Recortar' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Fotos' })).toHaveAttribute(
      'src',
      expect.stringContaining('size=192'),
    );
  });
  test('another is chosen at once when one could not be opened', async () => {
    const Image = WIDGETS.image.Input;
    const form = renderInForm(
      { value: null },
      <DataProviderContext value={provider}>
        <Image
          field={photos({ kind: 'text', widget: 'image', shape: undefined })}
          name="value"
          required={false}
          disabled={false}
        />
      </DataProviderContext>,
    );
    const box = () => screen.getByLabelText(/^Subir foto/, { selector: 'input' });
    await userEvent.upload(box(), file('nota.svg'));
    (await started(1)).fail(new Error('errors.unexpected'));
    await screen.findByRole('button', { name: /^Reintentar/ });
    expect(screen.getByRole('button', { name: /^Subir foto/ })).toBeEnabled();
    await userEvent.upload(box(), file('b.svg'));
    (await started(2)).finish('/api/v1/files/1/b.webp');
    await waitFor(() => expect(form.values()).toEqual({ value: '/api/v1/files/1/b.webp' }));
    expect(screen.queryByRole('button', { name: /^Reintentar/ })).toBeNull();
  });
});
