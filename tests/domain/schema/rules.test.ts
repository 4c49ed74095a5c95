import { describe, expect, test } from 'vitest';
import type { XRule } from '../../../domain/schema/vocabulary.ts';
import { readResource } from '../../../domain/schema/read.ts';
import { createValidator } from '../../../domain/schema/validate.ts';
import { tiny } from './schema-files.ts';

const text = { type: 'string', 'x-label': { es: 'Dato' } } as const;
const when = (name: string): XRule['if'] => ({
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', const: name } },
});

function validator(...rules: XRule[]) {
  return createValidator(readResource(tiny({ a: text, b: text }, { rules })));
}

describe('show', () => {
  const { create, normalise } = validator(
    { if: when('one'), then: { show: ['a'] } },
    { if: when('two'), then: { show: ['a', 'b'] } },
  );

  test('a property is there as soon as one of its rules holds', () => {
    expect(create({ name: 'one', a: 'x' })).toEqual({});
    expect(create({ name: 'two', a: 'x', b: 'x' })).toEqual({});
  });

  test('and refused where none does', () => {
    expect(create({ name: 'one', b: 'x' })).toEqual({ b: { key: 'hidden' } });
    expect(create({ name: 'three', a: 'x', b: 'x' })).toEqual({ a: { key: 'hidden' }, b: { key: 'hidden' } });
  });

  test('normalising takes it away', () => {
    expect(normalise({ name: 'one', a: 'x', b: 'x' })).toEqual({ name: 'one', a: 'x' });
  });

  test('a value taken away may hide another', () => {
    const chain = validator(
      { if: when('one'), then: { show: ['a'] } },
      { if: { type: 'object', required: ['a'] }, then: { show: ['b'] } },
    );
    expect(chain.normalise({ name: 'two', a: 'x', b: 'x' })).toEqual({ name: 'two' });
    expect(chain.normalise({ name: 'one', a: 'x', b: 'x' })).toEqual({ name: 'one', a: 'x', b: 'x' });
  });
});

test('require: what is needed only then', () => {
  const { create, update } = validator({ if: when('one'), then: { require: ['a'] } });
  expect(create({ name: 'one' })).toEqual({ a: { key: 'required' } });
  expect(update({ name: 'one' })).toEqual({ a: { key: 'required' } });
  expect(create({ name: 'two' })).toEqual({});
});

describe('readOnly', () => {
  const { create, update } = validator({ if: when('locked'), then: { readOnly: ['a'] } });

  test('is free on create, where nothing is stored yet', () => {
    expect(create({ name: 'locked', a: 'x' })).toEqual({});
    expect(create({ name: 'open', a: 'x' })).toEqual({});
  });

  test('stays as it is on update, judged by the stored record', () => {
    expect(update({ name: 'locked', a: 'x' }, { name: 'locked', a: 'x' })).toEqual({});
    expect(update({ name: 'open', a: 'y' }, { name: 'locked', a: 'x' })).toEqual({ a: { key: 'readOnly' } });
    expect(update({ name: 'locked' }, { name: 'locked', a: 'x' })).toEqual({ a: { key: 'readOnly' } });
    expect(update({ name: 'open', a: 'y' }, { name: 'open', a: 'x' })).toEqual({});
  });

  test('does not shut a record that leaves the state which shows the field: its value goes', () => {
    const once = validator({ if: when('closed'), then: { show: ['a'], readOnly: ['a'] } });
    const stored = { name: 'closed', a: 'x' };
    const reopened = once.normalise({ ...stored, name: 'open' });
    expect(reopened).toEqual({ name: 'open' });
    expect(once.update(reopened, stored)).toEqual({});
    expect(once.update({ name: 'closed' }, stored)).toEqual({ a: { key: 'readOnly' } });
    expect(once.update({ name: 'closed', a: 'y' }, stored)).toEqual({ a: { key: 'readOnly' } });
  });

  test('leaves open what a rule requires and the stored record lacks', () => {
    const old = validator({ if: when('closed'), then: { require: ['a'], readOnly: ['a'] } });
    expect(old.update({ name: 'closed' }, { name: 'closed' })).toEqual({ a: { key: 'required' } });
    expect(old.update({ name: 'closed', a: 'x' }, { name: 'closed' })).toEqual({});
    expect(old.update({ name: 'closed', a: 'y' }, { name: 'closed', a: 'x' })).toEqual({
      a: { key: 'readOnly' },
    });
  });
});
