import { Ajv2020 } from 'ajv/dist/2020.js';
import { FORMATS } from '../../domain/schema/formats.ts';

/**
 * Validates the bodies of modules' routes. Every mistake at once; how strictly schemas are written is for the linter.
 * `ownProperties`: a key of `Object.prototype` is not a key of the body.
 */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: false, allowUnionTypes: true, ownProperties: true });
  for (const [name, check] of Object.entries(FORMATS)) ajv.addFormat(name, check);
  return ajv;
}
