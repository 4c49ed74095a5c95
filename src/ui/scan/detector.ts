/**
 * The browser's own reader of codes (Shape Detection API): Chrome on Android has it. Where it is absent nothing is loaded
 * in its place, and there is no button.
 */

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  /** Empty on a system that has the class and no reader behind it. */
  getSupportedFormats(): Promise<string[]>;
}

declare global {
  // `globalThis` has what is declared with `var` alone.
  var BarcodeDetector: DetectorClass | undefined;
}

/** What shops have on their goods, and on labels of their own. */
const FORMATS = ['ean_13', 'upc_a', 'ean_8', 'upc_e', 'code_128', 'code_39', 'itf', 'qr_code'];

/** Those of them that this browser reads; empty where it cannot scan. A page without https has no camera. */
export async function scannedFormats(): Promise<string[]> {
  const { BarcodeDetector: detector, navigator } = globalThis;
  if (detector === undefined || !('mediaDevices' in navigator)) return [];
  try {
    const supported = await detector.getSupportedFormats();
    return FORMATS.filter((format) => supported.includes(format));
  } catch {
    // The part of the system that reads codes is not installed.
    return [];
  }
}

/** Milliseconds between two looks at the picture: a code is read in a blink, and a cheap phone stays cool. */
const PAUSE = 120;

/**
 * Reads codes from what a video shows until `signal` ends. It hears a code that two looks in a row have read, because a
 * moving picture is read wrong at times.
 */
export async function watchCodes(
  video: HTMLVideoElement,
  formats: string[],
  signal: AbortSignal,
  onCode: (code: string) => void,
): Promise<void> {
  const { BarcodeDetector: detectorClass } = globalThis;
  if (detectorClass === undefined) return;
  const detector = new detectorClass({ formats });
  let before = '';
  while (!signal.aborted) {
    const seen = await looked(detector, video);
    if (signal.aborted) return;
    if (seen !== '' && seen === before) return onCode(seen);
    before = seen;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** What stands in the picture; empty of none, and while the video has no picture yet, which is an error to the detector. */
async function looked(detector: Detector, video: HTMLVideoElement): Promise<string> {
  try {
    const [code] = await detector.detect(video);
    return code?.rawValue.trim() ?? '';
  } catch {
    return '';
  }
}
