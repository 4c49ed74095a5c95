import type { ValidateFunction } from 'ajv';
import { createAjv } from '../../domain/schema/validate.ts';

/** The part of an OpenAPI document that an answer is held to. */
interface Document {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, object> }> }>>;
}

/** What an answer shows of itself. */
export interface Answered {
  method: string;
  /** As requested, below the API. */
  pathname: string;
  status: number;
  /** `content-type`, empty without one. */
  type: string;
  /** The whole body; undefined where it is not read, such as of a file or a stream. */
  text: string | undefined;
}

export interface Contract {
  /** What of an answer the document does not say; nothing where it keeps its contract. */
  faults(answered: Answered): string[];
}

const DOCUMENT = 'openapi';
const ERROR = '/components/schemas/Error';

/**
 * The contract that a document makes: call, status, media type and body of an answer are the document's.
 * @param document OpenAPI 3.1; its schemas name all their members
 */
export function createContract(document: object): Contract {
  const { paths } = document as Document;
  const templateOf = templates(paths);
  const validatorAt = validators(document);

  function bodyFault(pointer: string, text: string): string | undefined {
    const validate = validatorAt(pointer);
    if (validate(JSON.parse(text))) return undefined;
    const [error] = validate.errors ?? [];
    const named: unknown = Object.values(error?.params ?? {})[0];
    return `${error?.instancePath ?? ''} ${error?.message ?? ''} (${String(named)}): ${text.slice(0, 200)}`;
  }

  function fault({ method, pathname, status, type, text }: Answered): string | undefined {
    const isHead = method === 'HEAD';
    const verb = isHead ? 'get' : method.toLowerCase();
    const template = templateOf(verb, pathname);
    const operation = template === undefined ? undefined : paths[template]?.[verb];
    if (template === undefined || operation === undefined) {
      // No call at all: the router answers, with an error of the catalogue.
      if (status !== 404 && status !== 405) return 'is no call of the document';
      return isHead || text === undefined ? undefined : bodyFault(ERROR, text);
    }
    const response = operation.responses[status];
    if (response === undefined) return `is no status of the call: ${(text ?? '').slice(0, 200)}`;
    const content = response.content ?? {};
    const documented = Object.keys(content);
    if (documented.length === 0) return text || type ? 'has a body, and the document says none' : undefined;
    const found = documented.find((one) => essence(one) === essence(type));
    if (found === undefined) return `is «${type}», and the document says ${documented.join(' or ')}`;
    if (isHead || text === undefined || !isJson(type)) return undefined;
    const at = ['paths', template, verb, 'responses', String(status), 'content', found, 'schema'];
    return bodyFault(`/${at.map(escaped).join('/')}`, text);
  }

  return {
    faults(answered) {
      const found = fault(answered);
      const { method, pathname, status } = answered;
      return found === undefined ? [] : [`${method} ${pathname}: ${status} ${found}`];
    },
  };
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Compiles the schema at a pointer when it is first asked for. */
function validators(document: object): (pointer: string) => ValidateFunction {
  // The document has words of its own, such as `x-permission`. A public linter checks that it is one.
  const ajv = createAjv({
    strictSchema: false,
    strictTypes: false,
    strictTuples: false,
    validateSchema: false,
    allErrors: false,
  });
  // As outside: what is typed begins with the year 1000 and ends with 2999, and an answer may go beyond by a time zone.
  ajv.addFormat('date', DAY);
  ajv.addFormat(
    'date-time',
    new RegExp(`${DAY.source.slice(0, -1)}T([01]\\d|2[0-3])(:[0-5]\\d){2}(\\.\\d+)?Z$`),
  );
  ajv.addSchema(document, DOCUMENT);
  const compiled = new Map<string, ValidateFunction>();
  return (pointer) => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `${DOCUMENT}#${pointer}` });
    compiled.set(pointer, validate);
    return validate;
  };
}

/** The path of the document that a call is of: the first that fits, as in the router. */
function templates(paths: Document['paths']): (verb: string, pathname: string) => string | undefined {
  const patterns = Object.keys(paths).map((path) => ({ path, pattern: patternOf(path) }));
  return (verb, pathname) =>
    patterns.find(({ path, pattern }) => paths[path]?.[verb] !== undefined && pattern.test(pathname))?.path;
}

/** An id is digits. */
function patternOf(path: string): RegExp {
  const source = path
    .replaceAll('.', '\\.')
    .replaceAll(/\{(?:id|\w+Id)\}/g, '[0-9]+')
    .replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

export function isJson(type: string): boolean {
  return essence(type) === 'application/json';
}

/** A media type without its parameters. */
function essence(type: string): string {
  return (type.split(';')[0] ?? '').trim().toLowerCase();
}

/** As a part of a JSON pointer within a URI. */
function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
