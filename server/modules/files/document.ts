import { invalid } from '../../errors.ts';
import type { StoredFile } from '../../ports/ports.ts';

/** A PDF begins with its version (ISO 32000-2 §7.5.2) … */
const HEADER = /^%PDF-[12]\.\d/;
/** … and ends with its mark (§7.5.5), which programs look for in the last 1,024 bytes. */
const TRAILER = '%%EOF';
const TAIL = 1024;

const latin1 = new TextDecoder('latin1');

/**
 * A document is kept as it came: its answers are attachments in a sandbox, so that nothing in it runs in the panel.
 * @throws `invalid` when it is no whole PDF
 */
export function pdfDocument(bytes: Uint8Array): StoredFile & { extension: string } {
  const whole =
    HEADER.test(latin1.decode(bytes.slice(0, 16))) && latin1.decode(bytes.slice(-TAIL)).includes(TRAILER);
  if (!whole) throw invalid({ file: { key: 'document' } });
  return { body: bytes, contentType: 'application/pdf', extension: 'pdf' };
}
