import type { JsonSchema } from '../../domain/schema/vocabulary.ts';
import type { Route } from '../http/route.ts';
import { responsesOf } from './responses.ts';

/** One call as an OpenAPI operation. */
export function operationOf(route: Route): object {
  const { operationId, summary, tags, body, bodyType, access } = route;
  const takesBody = body !== undefined || bodyType !== undefined;
  const rule = typeof access === 'object' ? access : undefined;
  return {
    operationId,
    summary,
    tags,
    ...(rule === undefined
      ? {}
      : {
          'x-permission': rule.permission,
          ...(rule.lookup && { 'x-lookup-permission': rule.lookup }),
          ...(rule.feature && { 'x-feature': rule.feature }),
          ...(rule.allBranches && { 'x-all-branches': true }),
        }),
    security: access === 'public' ? [] : [{ session: [] }],
    parameters: parametersOf(route),
    ...(takesBody
      ? {
          requestBody: {
            required: true,
            content: { [bodyType ?? 'application/json']: { schema: body ?? { type: 'object' } } },
          },
        }
      : {}),
    responses: responsesOf(route),
  };
}

function parametersOf(route: Route): object[] {
  return [
    ...pathParameters(route.path),
    ...Object.entries(route.query ?? {}).map(([name, schema]) => queryParameter(name, schema)),
    ...Object.entries(route.headers ?? {}).map(([name, description]) => ({
      name,
      in: 'header',
      description,
      schema: { type: 'string' },
    })),
    { $ref: '#/components/parameters/RequestId' },
    ...(route.access === 'public' ? [] : [{ $ref: '#/components/parameters/UserEmail' }]),
  ];
}

function pathParameters(path: string): object[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: /^id$|Id$/.test(name) ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }));
}

function queryParameter(name: string, { description, ...schema }: JsonSchema): object {
  return { name, in: 'query', ...(description === undefined ? {} : { description }), schema };
}
