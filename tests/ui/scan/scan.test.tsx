import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ScanButton } from '../../../src/ui/scan/ScanButton.tsx';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

/** A camera whose picture shows these codes, one after the other, and then none. */
class Camera extends EventTarget {
  open = 0;
  readonly stop = (): void => {
    this.open -= 1;
  };
  readonly getTracks = () => [this];
  readonly getUserMedia = (): Promise<Camera> => {
    this.open += 1;
    return this.refusal === undefined ? Promise.resolve(this) : Promise.reject(this.refusal);
  };
  constructor(
    readonly codes: string[] = [],
    readonly refusal?: DOMException,
  ) {
    super();
  }
}

let browser: BrowserWithApi;
beforeAll(async () => {
  browser = await openBrowser();
  await import('../../../src/ui/scan/ScanSheet.tsx');
});
afterAll(() => browser.close());
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
});
afterEach(() => vi.restoreAllMocks());

/** The page in a browser with this camera. `formats` is what its detector reads. */
async function openScan(camera: Camera, formats: readonly string[] = ['ean_13', 'code_128', 'aztec']) {
  const asked = vi.fn<() => Promise<readonly string[]>>().mockResolvedValue(formats);
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static readonly getSupportedFormats = asked;
      readonly detect = () => {
        const rawValue = camera.codes.shift();
        return Promise.resolve(rawValue === undefined ? [] : [{ rawValue }]);
      };
    },
  );
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: camera });
  const onCode = vi.fn<(code: string) => void>();
  const stage = await openPart({ browser, path: '/inventory', part: <ScanButton onCode={onCode} /> });
  return { ...stage, onCode, asked };
}
const scanButton = () => screen.findByRole('button', { name: 'Escanear con la cámara' });

test('a code that two looks in a row have read closes the sheet, and lets the camera go', async () => {
  const camera = new Camera(['7702004003599', '7702004003508', '7702004003508']);
  const { user, onCode } = await openScan(camera);
  await user.click(await scanButton());
  await waitFor(() => expect(onCode).toHaveBeenCalledExactlyOnceWith('7702004003508'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(camera.open).toBe(0);
});

test('closing the sheet, hiding the page and leaving it let the camera go; it comes back with the page', async () => {
  const camera = new Camera();
  const { user, unmount, onCode } = await openScan(camera);
  await user.click(await scanButton());
  await waitFor(() => expect(camera.open).toBe(1));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(camera.open).toBe(0);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(camera.open).toBe(1));
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(camera.open).toBe(0));
  await user.click(await scanButton());
  await waitFor(() => expect(camera.open).toBe(1));
  unmount();
  expect(camera.open).toBe(0);
  expect(onCode).not.toHaveBeenCalled();
});

test.each([
  ['NotAllowedError', /no tiene permiso para usar la cámara/],
  ['NotFoundError', /No encontramos una cámara/],
  ['NotReadableError', /quizá otra aplicación la está usando/],
])('%s is a sentence that leads back to typing', async (name, sentence) => {
  const { user } = await openScan(new Camera([], new DOMException('no', name)));
  await user.click(await scanButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.queryByRole('button', { name: 'Intentar de nuevo' }) === null).toBe(name === 'NotFoundError');
});

test('a browser that reads no barcodes has no button', async () => {
  const { asked } = await openScan(new Camera(), ['aztec']);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await act(async () => asked.mock.results[0]?.value);
  expect(screen.queryByRole('button', { name: 'Escanear con la cámara' })).toBeNull();
});
