import JsBarcode from 'jsbarcode';

/**
 * A code of goods as bars. What the maker has numbered is drawn as shops everywhere print it (ISO/IEC 15420); any other
 * code is drawn as Code 128, which holds all of printable ASCII (ISO/IEC 15417).
 */
export interface Barcode {
  symbology: 'ean13' | 'upca' | 'ean8' | 'code128';
  /** Below the bars, for people. */
  text: string;
  /** The modules from left to right: `1` is dark. The white on both sides is not among them. */
  modules: string;
}

/** White modules on each side, without which readers do not find the code: the widest that one of these needs. */
export const QUIET_MODULES = 11;

/** What numbers of goods are drawn as, by how many digits they have. */
const GOODS = { 8: 'ean8', 12: 'upca', 13: 'ean13' } as const;
const FORMATS = { ean8: 'EAN8', upca: 'UPC', ean13: 'EAN13', code128: 'CODE128' } as const;

/** The bars of a code; null where it has a character that none of these codes knows, such as ñ. */
export function barcodeOf(code: string): Barcode | null {
  const text = code.trim();
  const goods = Object.entries(GOODS).find(([digits]) => Number(digits) === text.length)?.[1];
  return (goods && draw(text, goods)) ?? (/^[ -~]+$/u.test(text) ? draw(text, 'code128') : null);
}

/** Null where the code is none of the kind: of goods, the last digit follows from the others. */
function draw(text: string, symbology: Barcode['symbology']): Barcode | null {
  const drawn: { encodings?: { data: string }[] } = {};
  let valid = false;
  JsBarcode(drawn, text, {
    format: FORMATS[symbology],
    flat: true,
    valid: (is) => {
      valid = is;
    },
  });
  const modules = drawn.encodings?.map(({ data }) => data).join('') ?? '';
  return valid ? { symbology, text, modules } : null;
}

/** The bars as runs of modules, from the left edge of the first: what a drawing is made of. */
export function barsOf(modules: string): { at: number; width: number }[] {
  return [...modules.matchAll(/1+/gu)].map((run) => ({ at: run.index, width: run[0].length }));
}
