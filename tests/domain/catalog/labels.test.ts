import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barcodeOf, barsOf } from '../../../domain/catalog/barcode.ts';
import {
  countOf,
  labelFault,
  labelPages,
  labelsOf,
  LABEL_SHEETS,
  moduleWidth,
  MOST_LABELS,
  type LabelledProduct,
} from '../../../domain/catalog/labels.ts';
import { effort } from '../../support/effort.ts';

/** Bars as runs of modules, dark first. */
const widths = (code: string) => {
  const { modules = '' } = barcodeOf(code) ?? {};
  return (modules.match(/1+|0+/gu) ?? []).map((run) => run.length).join('');
};

describe('bars of a code', () => {
  // Widths of bars and gaps that a reader of another make (ZXing) has read as these codes.
  test.each([
    ['7702004003508', 'ean13', '11113121123212211233211231111111321132111411123132111213111'],
    ['036000291452', 'upca', '11132111411111432113211321111111212231122221113212312122111'],
    ['96385074', 'ean8', '1113112111414111213111111231321113121132111'],
    // The last digit is wrong.
    ['77020041', 'code128', '2112324131112222212122222313112313112331112'],
    ['A1234567', 'code128', '2112141113231232211131413121311131231411223111232331112'],
    [
      'CAM-LINO-M',
      'code128',
      '2112141313211113231131231221321321312313111133211331211221321131231112242331112',
    ],
    [
      '{Ruana} ~ 12',
      'code128',
      '2112144121212311311242111211242411121211241113412122221311412122221232212232114121212331112',
    ],
  ])('%s is %s', (code, symbology, drawn) => {
    expect(barcodeOf(code)?.symbology).toBe(symbology);
    expect(widths(code)).toBe(drawn);
  });

  test('spaces around are not part of it; letters beyond ASCII have no bars', () => {
    expect(barcodeOf(' 96385074 ')).toEqual(barcodeOf('96385074'));
    for (const code of ['', '  ', 'MAÑANA', '１２', 'a\tb']) expect(barcodeOf(code)).toBeNull();
  });

  test('any printable code is whole symbols of three bars, and no two codes look alike', () => {
    const printable = fc.stringMatching(/^[!-~](?:[ -~]{0,38}[!-~])?$/u);
    fc.assert(
      fc.property(printable, printable, (code, other) => {
        const bars = barcodeOf(code);
        if (bars?.symbology !== 'code128') return;
        for (const symbol of bars.modules.slice(0, -2).match(/.{11}/gu) ?? [])
          expect(symbol).toMatch(/^(?:1+0+){3}$|^1+0+1+0+1+0+1$/u);
        expect(bars.modules).toMatch(/1100011101011$/u);
        const dark = barsOf(bars.modules).reduce((sum, { width }) => sum + width, 0);
        expect(dark).toBe(bars.modules.replaceAll('0', '').length);
        if (code !== other) expect(barcodeOf(other)?.modules).not.toBe(bars.modules);
      }),
      { numRuns: effort(50, 2_000) },
    );
  });
});

const variant = (id: number, size: string, over: object = {}) => ({
  id,
  key: size,
  name: null,
  options: [
    { name: 'Talla', value: size },
    { name: 'Color', value: 'Azul' },
  ],
  quantity: 4,
  price: 45_000,
  discount_price: null,
  sku: null,
  barcode: null,
  ...over,
});
const shirt = (over: Partial<LabelledProduct> = {}): LabelledProduct => ({
  id: 12,
  name: 'Camiseta',
  sku: 'CAM',
  barcode: null,
  price: 45_000,
  discount_price: 39_900,
  quantity_available: 7,
  product_variants: [],
  ...over,
});

describe('labels of a product', () => {
  test('a product has one, with the price that buyers pay, and its SKU where it has no barcode', () => {
    const [label] = labelsOf(shirt());
    expect(label).toMatchObject({ id: '12', variant: null, price: 39_900, stock: 7, code: 'CAM', by: 'sku' });
    expect(label?.bars?.symbology).toBe('code128');
    expect(labelsOf(shirt({ barcode: '7702004003508' }))[0]).toMatchObject({ by: 'barcode' });
    expect(labelsOf(shirt({ sku: null }))[0]).toMatchObject({ code: null, by: null, bars: null });
  });

  test('variants have one each: their own barcode, else their own SKU, else the code of all of them', () => {
    const product_variants = [
      variant(1, 'S', { barcode: '96385074', sku: 'CAM-S' }),
      variant(2, 'M', { sku: 'CAM-M', discount_price: 30_000 }),
      variant(3, 'L', { quantity: null }),
    ];
    const labels = labelsOf(shirt({ barcode: '7702004003508', product_variants }));
    expect(labels.map(({ id, variant: values, code, by, price }) => [id, values, code, by, price])).toEqual([
      ['12-1', 'S · Azul', '96385074', 'barcode', 45_000],
      ['12-2', 'M · Azul', 'CAM-M', 'sku', 30_000],
      ['12-3', 'L · Azul', '7702004003508', 'barcode', 45_000],
    ]);
    expect(labels.map(({ shared }) => shared)).toEqual([false, false, true]);
    expect(labels.map((label) => countOf(label, 'stock'))).toEqual([4, 4, 1]);
    expect(labels.map((label) => countOf(label, 'one'))).toEqual([1, 1, 1]);
  });

  test('a code that a scanner cannot read from that sticker is said', () => {
    const of = (sku: string | null) => labelsOf(shirt({ sku }))[0];
    const fault = (sku: string | null, sheet: keyof typeof LABEL_SHEETS) => {
      const label = of(sku);
      return label && labelFault(label, LABEL_SHEETS[sheet]);
    };
    expect(fault(null, 'letter30')).toBe('none');
    expect(fault('ÑAME', 'letter30')).toBe('letters');
    expect(fault('CAM-LINO-M', 'roll32x3')).toBeNull();
    expect(fault('CAMISETA-LINO-MANGA-LARGA', 'roll32x3')).toBe('long');
    expect(fault('CAMISETA-LINO-MANGA-LARGA', 'letter30')).toBeNull();
  });

  test('an EAN fits every sheet with its white, in whole dots on a roll', () => {
    const bars = barcodeOf('7702004003508');
    for (const sheet of Object.values(LABEL_SHEETS)) {
      const width = bars === null ? 0 : moduleWidth(bars, sheet);
      expect(width * (95 + 22)).toBeLessThanOrEqual(sheet.width);
      expect(width).toBeGreaterThanOrEqual(0.25);
      if (sheet.rows === 1) expect(width / 0.125).toBe(Math.round(width / 0.125));
    }
  });
});

describe('sheets of labels', () => {
  const labels = labelsOf(shirt({ product_variants: [variant(1, 'S'), variant(2, 'M')] }));
  const ids = (pages: ReturnType<typeof labelPages>['pages']) =>
    pages.map((page) =>
      page
        .map((label) => label?.id ?? '')
        .join(' ')
        .trim(),
    );

  test('they go on where the last one ended, and begin behind the stickers that are gone', () => {
    const { letter30, roll50x2 } = LABEL_SHEETS;
    expect(ids(labelPages(labels, () => 2, roll50x2).pages)).toEqual(['12-1 12-1', '12-2 12-2']);
    const { pages, total } = labelPages(labels, () => 2, letter30, 28);
    expect(total).toBe(4);
    expect(pages.map((page) => page.length)).toEqual([30, 2]);
    expect(ids(pages)).toEqual(['12-1 12-1', '12-2 12-2']);
  });

  test('one print is bounded, and says how many there were; of nothing there is no page', () => {
    const { pages, total } = labelPages(labels, () => MOST_LABELS, LABEL_SHEETS.letter30, 5);
    expect(total).toBe(2 * MOST_LABELS);
    expect(pages.flat().filter((label) => label !== null)).toHaveLength(MOST_LABELS);
    expect(labelPages(labels, () => 0, LABEL_SHEETS.letter30, 5)).toEqual({ pages: [], total: 0 });
  });
});
