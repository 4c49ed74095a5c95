import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import { FORMATS } from './formats.ts';

/**
 * The one configuration of AJV. `strictRequired` stays off: it refuses an ordinary `then: {required: […]}`.
 * @param options what the generator of standalone code needs on top
 */
export function createAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    strictSchema: true,
    strictTypes: true,
    strictTuples: true,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
    discriminator: true,
    // 0.47 is a multiple of 0.01, although 0.47 / 0.01 is 46.99999999999999.
    multipleOfPrecision: 6,
    ownProperties: true,
    ...options,
  });
  for (const [name, validate] of Object.entries(FORMATS)) ajv.addFormat(name, validate);
  return ajv;
}
