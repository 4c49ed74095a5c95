import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { chooseTheirs } from '../../../src/form/ConflictDialog.tsx';
import { normalisationOf, heldRecord, ruleState } from '../../../src/form/rules.ts';
import { initialValues, bodyOf, changes } from '../../../src/form/values.ts';
import { nestErrors } from '../../../src/ui/form/useWriteForm.ts';
import { nameOfFile, withFile } from '../../../src/kinds/inputs/FileInput.tsx';
import { WIDGETS } from '../../../src/kinds/display/widgets.ts';
import { spanOf } from '../../../src/kinds/inputs/widths.ts';
import { blankRow } from '../../../src/kinds/inputs/nested.ts';
import { maskMoney } from '../../../src/kinds/inputs/typed-text.ts';
import { splitPhone } from '../../../src/kinds/inputs/PhoneInput.tsx';

const field = (source: string, over: Partial<FieldDescriptor> = {}): FieldDescriptor => ({
  source,
  kind: 'text',
  label: { es: source },
  widget: 'text',
  display: 'text',
  ...over,
});

const holding = (source: string, value: unknown) => (record: unknown) =>
  typeof record === 'object' && record !== null && Reflect.get(record, source) === value;

describe('money mask', () => {
  test('any amount typed digit by digit is that amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (amount) => {
        let text = '';
        let value: unknown = null;
        for (const digit of String(amount)) ({ text, value } = maskMoney(text, text + digit, 'COP', 'es-CO'));
        expect(value).toBe(amount);
      }),
    );
  });

  test('pasted text is read as a whole: grouped thousands are an amount, `1.5` is none', () => {
    expect(maskMoney('45.000', '$ 1.250.000', 'COP', 'es-CO').value).toBe(1_250_000);
    let cents = maskMoney('', '', 'COP', 'es-CO');
    for (const key of '45000,00') cents = maskMoney(cents.text, cents.text + key, 'COP', 'es-CO');
    expect(cents).toEqual({ text: '45.000,00', value: 45_000 });
    expect(maskMoney('45.000', '1.5', 'COP', 'es-CO').value).toBe('1.5');
  });
});

describe('phone', () => {
  test('a stored number shows its country code apart; a Colombian mobile without one gets 57', () => {
    expect(splitPhone('573001234567')).toEqual({ code: '57', national: '3001234567' });
    expect(splitPhone('3001234567')).toEqual({ code: '57', national: '3001234567' });
    expect(splitPhone('34612345678')).toEqual({ code: '34', national: '612345678' });
  });
});

describe('rules', () => {
  const fields = { kind: field('kind'), size: field('size'), note: field('note') };

  test('what a rule hides counts as empty for the other rules too', () => {
    const spec = normalisationOf({ fields, rules: [{ show: ['size'] }, { show: ['note'] }] }, [
      holding('kind', 'shirt'),
      holding('size', 'M'),
    ]);
    expect(ruleState(spec, { kind: 'shirt', size: 'M' }).hidden).toEqual(new Set());
    expect(ruleState(spec, { kind: 'mug', size: 'M' }).hidden).toEqual(new Set(['size', 'note']));
  });

  test('a rule locks by the stored record, and nothing of a new one', () => {
    const spec = normalisationOf({ fields, rules: [{ readOnly: ['note'] }] }, [holding('kind', 'shirt')]);
    expect(ruleState(spec, { kind: 'shirt' }).readOnly).toEqual(new Set());
    expect(ruleState(spec, { kind: 'mug' }, heldRecord(spec, { kind: 'shirt' })).readOnly).toEqual(
      new Set(['note']),
    );
    expect(ruleState(spec, { kind: 'shirt' }, heldRecord(spec, { kind: 'mug' })).readOnly).toEqual(new Set());
  });

  test('a rule that holds requires and locks its fields', () => {
    const rules = [{ require: ['size'], readOnly: ['note'] }];
    const spec = normalisationOf({ fields, rules }, [holding('kind', 'shirt')]);
    const state = ruleState(spec, { kind: 'shirt' }, heldRecord(spec, { kind: 'shirt' }));
    expect(state.required).toEqual(new Set(['size']));
    expect(state.readOnly).toEqual(new Set(['note']));
  });

  test('what a rule requires and nobody has filled in is open, though it locks it', () => {
    const rules = [{ require: ['note'], readOnly: ['note'] }];
    const spec = normalisationOf({ fields, rules }, [holding('kind', 'shirt')]);
    const state = (stored: Record<string, unknown>) =>
      ruleState(spec, { kind: 'shirt' }, heldRecord(spec, stored)).readOnly;
    expect(state({ kind: 'shirt' })).toEqual(new Set());
    expect(state({ kind: 'shirt', note: 'x' })).toEqual(new Set(['note']));
  });
});

describe('the width of a field', () => {
  test('is a column of its section, unless it has its own or needs the whole line', () => {
    expect(spanOf(field('a'))).toBe(6);
    expect(spanOf(field('a'), 2)).toBe(3);
    expect(spanOf(field('a', { width: 'full' }), 2)).toBe(6);
    expect(spanOf(field('a', { width: 'third' }), 2)).toBe(2);
    expect(spanOf(field('a'), 2, WIDGETS.multiline.wholeLine)).toBe(6);
  });
});

describe('the name of a file', () => {
  const url = '/api/v1/files/1/ab12.pdf';

  test('is kept in the address and shown again', () => {
    const value = withFile(field('a'), { name: 'Ficha técnica & más.pdf', url });
    expect(value).toBe(`${url}?name=Ficha%20t%C3%A9cnica%20%26%20m%C3%A1s.pdf`);
    expect(nameOfFile(value)).toBe('Ficha técnica & más.pdf');
    expect(nameOfFile(url)).toBe('ab12.pdf');
  });

  test('a long one is cut before its ending, and left out where the field has no room', () => {
    const long = { name: `${'a'.repeat(300)}.pdf`, url };
    expect(nameOfFile(withFile(field('a'), long))).toBe(`${'a'.repeat(76)}.pdf`);
    expect(withFile(field('a', { bounds: { maxLength: 40 } }), long)).toBe(url);
  });
});

describe('payload', () => {
  const rows = field('rows', {
    kind: 'items',
    items: [field('id', { readOnly: true }), field('name'), field('made_by', { readOnly: true })],
  });
  const fields = { name: field('name'), code: field('code', { readOnly: true }), rows };
  const spec = normalisationOf({ fields, rules: [] }, []);

  test('leaves out what the server sets, keeps the ids of rows, trims and drops empties', () => {
    const values = { id: 7, name: ' Ana ', code: 'x', rows: [{ id: 1, name: '', made_by: 'y' }] };
    expect(bodyOf(spec, values, Object.values(fields))).toEqual({ name: 'Ana', rows: [{ id: 1 }] });
  });

  test('a patch holds what changed; null clears; an untouched secret and an empty list are no change', () => {
    const list = [field('name'), field('note'), field('secret', { writeOnly: true }), rows];
    expect(changes({ name: 'b', rows: [] }, { name: 'a', note: 'x' }, list)).toEqual({
      name: 'b',
      note: null,
    });
  });
});

describe('choosing between two versions', () => {
  test('takes their value at the path, by the id of the row, and drops a row that they removed', () => {
    const mine = {
      name: 'mine',
      rows: [
        { id: 1, price: 1 },
        { id: 2, price: 2 },
      ],
    };
    const conflicts = [
      { path: 'name', base: 'base', mine: 'mine', theirs: 'theirs' },
      { path: 'rows.#1.price', base: 0, mine: 1, theirs: 9 },
      { path: 'rows.#2', base: { id: 2 }, mine: { id: 2, price: 2 }, theirs: undefined },
    ];
    expect(chooseTheirs(mine, conflicts, new Set(['rows.#1.price', 'rows.#2']))).toEqual({
      name: 'mine',
      rows: [{ id: 1, price: 9 }],
    });
  });
});

test('an error of a list stands beside those of its rows', () => {
  expect(nestErrors({ lines: 'few', 'lines.1.price': 'missing' })).toEqual({
    lines: {
      root: { type: 'schema', message: 'few' },
      1: { price: { type: 'schema', message: 'missing' } },
    },
  });
});

describe('a switch that nobody has touched is off, as it looks', () => {
  const open = field('open', { kind: 'boolean', widget: 'switch', required: true });
  const cold = field('cold', { kind: 'flag', widget: 'switch' });
  const box = { kind: 'json', widget: 'items', display: 'items' } as const;
  const group = field('group', { ...box, shape: 'object', items: [field('name'), open] });

  test('in a new record, and in a new row', () => {
    expect(initialValues([open, cold], undefined)).toEqual({ open: false, cold: 0 });
    expect(blankRow(field('rows', { ...box, items: [open, cold] }))).toEqual({ open: false, cold: 0 });
    const on = { ...open, default: true };
    expect(initialValues([on], undefined)).toEqual({ open: true });
  });

  test('in a stored record only where something may ask for it', () => {
    const record = { open: null, cold: null };
    expect(initialValues([open, cold], record)).toEqual({ open: false, cold: null });
    expect(initialValues([open, cold], record, [{ require: ['cold'] }])).toEqual({ open: false, cold: 0 });
  });

  test('it makes no content of an empty group', () => {
    const spec = normalisationOf({ fields: { group }, rules: [] }, []);
    const blank = initialValues([group], undefined);
    expect(bodyOf(spec, blank, [group])).toEqual({});
    const named = { group: { ...Object(blank['group']), name: 'Ana' } };
    expect(bodyOf(spec, named, [group])).toEqual({ group: { name: 'Ana', open: false } });
  });
});
