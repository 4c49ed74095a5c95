import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  draftFaults,
  readDrafts,
  readVariants,
  renamedVariants,
  renameValue,
  sameDrafts,
  variantsGone,
  variantsOf,
  writeOptions,
} from '../../../domain/catalog/option-drafts.ts';
import type { OptionDraft } from '../../../domain/catalog/option-drafts.ts';
import { MOST_VARIANTS } from '../../../domain/catalog/variants.ts';

const product = { sku: 'cam', price: 45_000, discount_price: null };
const draft = (name: string, ...values: string[]): OptionDraft => ({ name, values });

const drafts = fc.array(fc.record({ name: fc.string(), values: fc.array(fc.string(), { maxLength: 4 }) }), {
  maxLength: 3,
});

describe('[PRD-04] drafts of options', () => {
  test('what is written is read again, names trimmed and ids kept', () => {
    fc.assert(
      fc.property(drafts, (written) => {
        const trimmed = written.map(({ name, values }) => ({ name: name.trim(), values }));
        expect(readDrafts(writeOptions(written))).toEqual(trimmed);
      }),
    );
    const stored = [{ id: 4, name: 'Talla', order: 0, options: [{ name: 'M', value: 'M' }] }];
    expect(writeOptions(readDrafts(stored))).toEqual(stored);
  });

  test('what a record does not have is no option', () => {
    expect(readDrafts(null)).toEqual([]);
    expect(readDrafts([null, { name: 3, options: 'x' }])).toEqual([{ name: '', values: [] }]);
  });

  test('two drafts are the same by name, values and order of values', () => {
    expect(sameDrafts([draft('Talla', 'S', 'M')], [draft('Talla', 'S', 'M')])).toBe(true);
    expect(sameDrafts([draft('Talla', 'S', 'M')], [draft('Talla', 'M', 'S')])).toBe(false);
  });

  test.each([
    ['a name', [draft(' ', 'S')], { index: 0, part: 'name', key: 'required' }],
    ['values', [draft('Talla')], { index: 0, part: 'values', key: 'minItems' }],
    [
      'another name',
      [draft('Talla', 'S'), draft('talla', 'M')],
      { index: 1, part: 'name', key: 'duplicate_option' },
    ],
    ['another value', [draft('Talla', 'S', 's')], { index: 0, part: 'values', key: 'duplicate_value' }],
  ])('a draft that needs %s says so at its place', (_, written, fault) => {
    expect(draftFaults(written)).toEqual([fault]);
  });

  test('more variants than a product may have are refused at the last option', () => {
    const many = (count: number, of: string) => Array.from({ length: count }, (_, at) => `${of}${at}`);
    const options = [draft('Talla', ...many(20, 't')), draft('Color', ...many(10, 'c'))];
    expect(20 * 10).toBe(MOST_VARIANTS);
    expect(draftFaults(options)).toEqual([]);
    expect(draftFaults([...options, draft('Largo', 'a', 'b')])).toEqual([
      { index: 2, part: 'values', key: 'too_many_variants' },
    ]);
  });
});

describe('[PRD-05] variants of drafts', () => {
  const options = writeOptions([draft('Talla', 'S', 'M')]);

  test('there is one for each combination, and a known one keeps its data', () => {
    const known = readVariants([
      {
        id: 9,
        key: 'M',
        name: 'M',
        options: [],
        price: 48_000,
        quantity: 7,
        discount_price: 47_000,
        sku: 'X',
      },
      { id: 8, key: 'XL', name: 'XL', options: [], price: 50_000, quantity: 1 },
    ]);
    expect(variantsOf(product, options, known)).toEqual([
      {
        key: 'S',
        name: 'S',
        options: [{ name: 'Talla', value: 'S' }],
        quantity: 0,
        price: 45_000,
        discount_price: null,
        sku: 'CAM-S',
        barcode: null,
      },
      {
        id: 9,
        key: 'M',
        name: 'M',
        options: [{ name: 'Talla', value: 'M' }],
        quantity: 7,
        price: 48_000,
        discount_price: 47_000,
        sku: 'X',
        barcode: null,
      },
    ]);
  });

  test('a product without a price yet gives its variants none', () => {
    const [first] = variantsOf({ sku: null, price: '45.', discount_price: null }, options, []);
    expect(first).toMatchObject({ key: 'S', price: null, sku: null });
  });

  test('options without a fault make as many variants as they have combinations, each with its own key', () => {
    fc.assert(
      fc.property(drafts, (written) => {
        fc.pre(draftFaults(written).length === 0);
        const variants = variantsOf(product, writeOptions(written), []);
        const count = written.reduce((sum, { values }) => sum * values.length, written.length === 0 ? 0 : 1);
        expect(variants).toHaveLength(count);
        expect(new Set(variants.map(({ key }) => key)).size).toBe(count);
        expect(variantsOf({ ...product, price: 1 }, writeOptions(written), variants)).toEqual(variants);
      }),
    );
  });
});

describe('a value that is renamed', () => {
  const saved: OptionDraft[] = [
    { id: 1, ...draft('Talla', 'S', 'M') },
    { id: 2, ...draft('Color', 'Rojo') },
  ];
  const known = variantsOf(product, writeOptions(saved), []).map((variant, at) => ({
    ...variant,
    id: 7 + at,
    quantity: 4,
    price: 21_000,
  }));
  const after = (size: OptionDraft, ...others: OptionDraft[]) => {
    const drafts = [size, ...(others.length > 0 ? others : saved.slice(1))];
    const variants = variantsOf(product, writeOptions(drafts), renamedVariants(known, saved, drafts));
    return {
      ids: Object.fromEntries(variants.map(({ key, id, quantity }) => [key, [id, quantity]])),
      gone: variantsGone(known, variants).map(({ key }) => key),
    };
  };
  const [size = draft('')] = saved;

  test('keeps its variant: id, stock and price; a name that was only its key follows', () => {
    const renamed = renameValue(size, 'M', ' Mediana, ');
    expect(renamed.values).toEqual(['S', 'Mediana']);
    expect(after(renamed)).toEqual({ ids: { 'S Rojo': [7, 4], 'Mediana Rojo': [8, 4] }, gone: [] });
    const [, medium] = renamedVariants(known, saved, [renamed, ...saved.slice(1)]);
    expect(medium).toMatchObject({
      key: 'Mediana Rojo',
      name: 'Mediana Rojo',
      price: 21_000,
      sku: 'CAM-MROJO',
    });
  });

  test('may be renamed twice, back, together with its option, and into the name of one renamed before it', () => {
    const twice = renameValue(renameValue(size, 'M', 'Med'), 'Med', 'Mediana');
    expect(after({ ...twice, name: 'Tamaño' }).ids).toMatchObject({ 'Mediana Rojo': [8, 4] });
    expect(after(renameValue(twice, 'Mediana', 'M')).ids).toMatchObject({ 'M Rojo': [8, 4] });
    const swapped = renameValue(renameValue(renameValue(size, 'M', 'x'), 'S', 'M'), 'x', 'S');
    expect(after(swapped)).toEqual({ ids: { 'M Rojo': [7, 4], 'S Rojo': [8, 4] }, gone: [] });
  });

  test('is another variant than the one whose old name is typed anew, or than one typed in its place', () => {
    const renamed = renameValue(size, 'M', 'Mediana');
    expect(after({ ...renamed, values: [...renamed.values, 'M'] }).ids).toMatchObject({
      'M Rojo': [undefined, 0],
    });
    expect(after({ ...renamed, values: ['S', 'M'] })).toEqual({
      ids: { 'S Rojo': [7, 4], 'M Rojo': [8, 4] },
      gone: [],
    });
    expect(after({ ...size, values: ['S', 'Mediana'] })).toEqual({
      ids: { 'S Rojo': [7, 4], 'Mediana Rojo': [undefined, 0] },
      gone: ['M Rojo'],
    });
  });

  test('keeps its text when nothing is typed, or the text of another value', () => {
    expect(renameValue(size, 'M', ' ')).toBe(size);
    expect(renameValue(size, 'M', 's')).toBe(size);
    expect(renameValue(size, 'M', 'm').values).toEqual(['S', 'm']);
  });
});
