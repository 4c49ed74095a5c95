/** Checks a file against the meta-schemas of `schemas/meta/`. */
import { isObject } from '../../json/is-object.ts';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import blocks from '../../../schemas/meta/blocks.json' with { type: 'json' };
import common from '../../../schemas/meta/common.json' with { type: 'json' };
import kinds from '../../../schemas/meta/kinds.json' with { type: 'json' };
import resource from '../../../schemas/meta/resource.json' with { type: 'json' };
import schema from '../../../schemas/meta/schema.json' with { type: 'json' };
import { FORMATS } from '../formats.ts';
import { step, suggest, type Mistake } from './context.ts';

let compiled: { resource: ValidateFunction; common: ValidateFunction } | undefined;

function validators(): { resource: ValidateFunction; common: ValidateFunction } {
  if (compiled) return compiled;
  // A test checks the vocabulary's own schema, so AJV need not.
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, validateSchema: false });
  ajv.addSchema(kinds).addSchema(blocks).addSchema(schema);
  return (compiled = { resource: ajv.compile(resource), common: ajv.compile(common) });
}

const quoted = (value: unknown) => (typeof value === 'string' ? `"${value}"` : JSON.stringify(value));

/** The sentence of an error, its place, and the word that was probably meant. */
function explain(error: ErrorObject): Omit<Mistake, 'file'> {
  const { instancePath: pointer, params, data } = error;
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(params['additionalProperty']);
      const known = isObject(error.parentSchema) && isObject(error.parentSchema['properties']);
      const candidates = known ? Object.keys(Object(error.parentSchema)['properties']) : [];
      return { pointer: step(pointer, key), reason: `unknown keyword "${key}"`, ...suggest(key, candidates) };
    }
    case 'required':
      return { pointer, reason: `"${params['missingProperty']}" is missing` };
    case 'enum': {
      const allowed: unknown[] = Array.isArray(params['allowedValues']) ? params['allowedValues'] : [];
      const words = allowed.filter((value) => typeof value === 'string');
      if (pointer.endsWith('/type') && Object.hasOwn(FORMATS, String(data)))
        return { pointer, reason: `"${data}" is no type: write "type": "string", "format": "${data}"` };
      const meant = typeof data === 'string' ? suggest(data, words) : {};
      const why = meant.suggestion === undefined ? `none of ${allowed.map(quoted).join(', ')}` : 'unknown';
      return { pointer, reason: `${quoted(data)} is ${why}`, ...meant };
    }
    case 'const':
      return { pointer, reason: `must be ${quoted(params['allowedValue'])}, not ${quoted(data)}` };
    default:
      return { pointer, reason: `${error.message ?? error.keyword}, not ${quoted(data) ?? 'nothing'}` };
  }
}

/** Keywords whose errors only repeat what another error says. */
const WRAPPERS = new Set(['if', 'anyOf', 'oneOf', 'allOf']);

/** Every way in which a file breaks the vocabulary. */
export function metaMistakes(file: string, content: unknown, kind: 'resource' | 'common'): Mistake[] {
  const validate = validators()[kind];
  if (validate(content)) return [];
  return (validate.errors ?? [])
    .filter((error) => !WRAPPERS.has(error.keyword))
    .map((error) => ({ file, ...explain(error) }));
}
