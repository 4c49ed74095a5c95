import type { Resource } from '../../domain/schema/model.ts';
import type { JsonSchema } from '../../domain/schema/vocabulary.ts';
import type { Route } from '../http/route.ts';
import { schemaComponents } from './components.ts';
import { operationOf } from './operation.ts';

const REQUEST_ID = { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' };

/** The OpenAPI 3.1 document of every route given; routes are its only source, so it is never out of date. */
export function openApiDocument(
  resources: Resource[],
  routes: Route[],
  basePath: string,
  components: Record<string, JsonSchema>,
): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tendero',
      version: '1',
      description: 'The back office of a store that sells through WhatsApp.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: basePath }],
    security: [{ session: [] }],
    tags: tagsOf(resources, routes),
    paths: pathsOf(routes),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-tendero',
          description: 'Set by POST /users/auth; without the prefix on plain http.',
        },
      },
      parameters: {
        RequestId: {
          name: 'X-Request-Id',
          in: 'header',
          description: 'Unique per call. A write repeated under one id has one effect and one answer.',
          schema: REQUEST_ID,
        },
        UserEmail: {
          name: 'X-User-Email',
          in: 'header',
          description: 'Must be the address of the session, when sent. It grants nothing.',
          schema: { type: 'string' },
        },
      },
      headers: {
        RequestId: { description: 'The id of this call, as logged and audited.', schema: REQUEST_ID },
      },
      schemas: { ...schemaComponents(resources), ...components },
    },
  };
}

function tagsOf(resources: Resource[], routes: Route[]): object[] {
  const words = new Map(resources.map(({ name, label }) => [name, (label.en ?? label.es).many]));
  const names = new Set(routes.flatMap(({ tags }) => tags));
  return [...names].sort().map((name) => ({ name, description: words.get(name) ?? name }));
}

function pathsOf(routes: Route[]): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const operations = (paths[route.path] ??= {});
    // A module's route stands before a generated one, here as in the router.
    operations[route.method.toLowerCase()] ??= operationOf(route);
  }
  return paths;
}
