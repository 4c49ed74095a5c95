/** Checks a file against the meta-schemas of `schemas/meta/`. */
import { isObject } from '../../json/is-object.ts';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import blocks from '../../../schemas/meta/blocks.json' with { type: 'json' };
import common from '../../../schemas/meta/common.json' with { type: 'json' };
import kinds from '../../../schemas/meta/kinds.json' with { type: 'json' };
import resource from '../../../schemas/meta/resource.json' with { type: 'json' };
import schema from '../../../schemas/meta/schema.json' with { type: 'json' };
import { FORMATS } from '../formats.ts';
import { orListed, say, step, suggest, type Mistake, type Said } from './context.ts';

let compiled: { resource: ValidateFunction; common: ValidateFunction } | undefined;

function validators(): { resource: ValidateFunction; common: ValidateFunction } {
  if (compiled) return compiled;
  // A test checks the vocabulary's own schema, so AJV need not.
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, validateSchema: false });
  ajv.addSchema(kinds).addSchema(blocks).addSchema(schema);
  return (compiled = { resource: ajv.compile(resource), common: ajv.compile(common) });
}

const quoted = (value: unknown) => (typeof value === 'string' ? `"${value}"` : JSON.stringify(value));

/** What a bound of the vocabulary asks for, in the words of both languages. */
function bounded({ keyword, message = keyword, params, data }: ErrorObject): Said {
  const asked = Object.values(params).map(String).join(', ');
  const words: Readonly<Record<string, string>> = {
    type: `debe ser del tipo ${asked}`,
    pattern: `debe cumplir el patrón ${asked}`,
    minItems: `debe tener al menos ${asked}`,
    maxItems: `debe tener máximo ${asked}`,
    minLength: `debe tener al menos ${asked} letras`,
    maxLength: `debe tener máximo ${asked} letras`,
    minProperties: `debe nombrar al menos ${asked}`,
    minimum: `debe ser mínimo ${params['limit']}`,
    maximum: `debe ser máximo ${params['limit']}`,
    exclusiveMinimum: `debe ser mayor que ${params['limit']}`,
    uniqueItems: 'no debe repetir valores',
  };
  const got = quoted(data) ?? 'nothing';
  return say(`${message}, not ${got}`, `${words[keyword] ?? message}, no ${got}`);
}

/** The sentence of an error, its place, and the word that was probably meant. */
function explain(error: ErrorObject): Omit<Mistake, 'file'> {
  const { instancePath: pointer, params, data } = error;
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(params['additionalProperty']);
      const known = isObject(error.parentSchema) && isObject(error.parentSchema['properties']);
      const candidates = known ? Object.keys(Object(error.parentSchema)['properties']) : [];
      return {
        pointer: step(pointer, key),
        ...orListed(say(`unknown keyword "${key}"`, `palabra desconocida "${key}"`), key, candidates),
      };
    }
    case 'required':
      return {
        pointer,
        reason: say(`"${params['missingProperty']}" is missing`, `falta "${params['missingProperty']}"`),
      };
    case 'enum': {
      const allowed: unknown[] = Array.isArray(params['allowedValues']) ? params['allowedValues'] : [];
      const words = allowed.filter((value) => typeof value === 'string');
      if (pointer.endsWith('/type') && Object.hasOwn(FORMATS, String(data)))
        return {
          pointer,
          reason: say(
            `"${data}" is no type: write "type": "string", "format": "${data}"`,
            `"${data}" no es un tipo: escribe "type": "string", "format": "${data}"`,
          ),
        };
      const meant = typeof data === 'string' ? suggest(data, words) : {};
      const all = allowed.map(quoted).join(', ');
      const reason =
        meant.suggestion === undefined
          ? say(`${quoted(data)} is none of ${all}`, `${quoted(data)} no es ninguno de ${all}`)
          : say(`${quoted(data)} is unknown`, `${quoted(data)} no existe`);
      return { pointer, reason, ...meant };
    }
    case 'const':
      return {
        pointer,
        reason: say(
          `must be ${quoted(params['allowedValue'])}, not ${quoted(data)}`,
          `debe ser ${quoted(params['allowedValue'])}, no ${quoted(data)}`,
        ),
      };
    default:
      return { pointer, reason: bounded(error) };
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
