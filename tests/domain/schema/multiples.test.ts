import { expect, test } from 'vitest';
import { readResource } from '../../../domain/schema/read.ts';
import { createValidator } from '../../../domain/schema/validate.ts';
import { tiny } from './schema-files.ts';

const measured = createValidator(
  readResource(tiny({ size: { type: 'number', multipleOf: 0.01, 'x-label': { es: 'Medida' } } })),
);

test.each([0.47, 0.29, 1.1, 4.35, 1_234_567.89])('%d is a multiple of 0.01', (size) => {
  expect(measured.create({ name: 'a', size })).toEqual({});
});

test.each([0.475, 0.001, 1_234_567.895])('%d is none', (size) => {
  expect(measured.create({ name: 'a', size })).toEqual({
    size: { key: 'multipleOf', args: { multipleOf: 0.01 } },
  });
});
