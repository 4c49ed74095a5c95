import { expect, test } from 'vitest';
import { keepAName, keepAState, leavesBelow, type ListColumn } from '../../../src/list/useColumns.tsx';
import { column } from './column.ts';

const byWidth = (columns: ListColumn[]) =>
  [...leavesBelow(columns, 'name')].toSorted(([, a], [, b]) => b - a).map(([source]) => source);

test('the highest number leaves first, then the later column', () => {
  const columns = [
    column('name', 'text'),
    column('sku', 'text', { priority: 8 }),
    column('city', 'city'),
    column('price', 'money', { priority: 1 }),
    column('email', 'email'),
  ];
  expect(byWidth(columns)).toEqual(['sku', 'email', 'city', 'price']);
});

test('a name, a status and what the user switched on never leave', () => {
  const columns = [
    column('name', 'text', { priority: 9 }),
    column('status', 'chip'),
    column('active', 'toggle'),
    column('kept', 'text', { kept: true }),
    column('note', 'text'),
  ];
  expect(byWidth(columns)).toEqual(['note']);
});

test('a status that names a priority may leave', () => {
  expect(byWidth([column('name', 'text'), column('class', 'chip', { priority: 7 })])).toEqual(['class']);
});

test('where the status that lasts is switched off, the next one lasts', () => {
  const payment = column('payment', 'chip');
  const others = [
    column('name', 'text'),
    column('class', 'flag', { priority: 7 }),
    column('parcel', 'chip', { priority: 4 }),
  ];
  expect(byWidth(keepAState([...others, payment]))).toEqual(['class', 'parcel']);
  expect(byWidth(keepAState([...others, { ...payment, visible: false }]))).toEqual(['class']);
  expect(byWidth(keepAState(others))).toEqual(['class', 'parcel']);
});

test('where what names the record is switched off, the first text of the others lasts', () => {
  const named = column('name', 'text');
  const others = [
    column('total', 'money', { priority: 2 }),
    column('buyer', 'text', { wordy: true, priority: 3 }),
    column('city', 'city', { wordy: true, priority: 6 }),
  ];
  const leaving = (columns: ListColumn[]) => byWidth(keepAState(keepAName(columns, 'name')));
  expect(leaving([named, ...others])).toEqual(['city', 'buyer', 'total']);
  expect(leaving([{ ...named, visible: false }, ...others])).toEqual(['city', 'total']);
  expect(leaving(others)).toEqual(['city', 'buyer', 'total']);
});

test('a template names a record by each of its fields', () => {
  const columns = [column('first', 'text'), column('last', 'text'), column('city', 'text')];
  expect([...leavesBelow(columns, '{first} {last}').keys()]).toEqual(['city']);
});

test('a text that its schema keeps short needs little room', () => {
  const text = column('number', 'text');
  const code = column('number', 'text', { field: { ...text.field, bounds: { maxLength: 8 } } });
  const room = (named: ListColumn) => leavesBelow([named, column('city', 'city')], 'number').get('city') ?? 0;
  expect(room(text) - room(code)).toBeGreaterThan(150);
});

test('a row that unfolds has less room for columns', () => {
  const columns = [column('name', 'text'), column('total', 'money')];
  const limit = (unfolds: boolean) => leavesBelow(columns, 'name', unfolds).get('total') ?? 0;
  expect(limit(true)).toBeGreaterThan(limit(false));
});
