import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/**
 * Validates bodies. Every mistake at once; the strictness about the schemas themselves is the linter's and the tests'.
 * The `x-` keywords are annotations, which the non-strict mode passes over.
 */
export function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, strict: false, allowUnionTypes: true, ownProperties: true });
  addFormats.default(ajv);
  ajv.addFormat('phone', PHONE);
  return ajv;
}

/** Digits only (spec 2 §4). */
const PHONE = /^\d{7,13}$/;
