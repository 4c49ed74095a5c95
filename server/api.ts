import { createApiState } from './api-state.ts';
import type { ApiPorts, Ports } from './context.ts';
import { createHandler, type RequestInfo } from './http/handler.ts';
import type { GroupedRoute, Route } from './http/route.ts';
import { modules as productModules } from './modules/all.ts';
import { createAuthenticator } from './modules/identity/authenticator.ts';
import type { Module } from './modules/module.ts';
import { openApiDocument } from './openapi/document.ts';
import { openApiRoute } from './openapi/route.ts';
import { resourceRoutes } from './resources/routes.ts';

export const BASE_PATH = '/api/v1';

export interface Api {
  /** Answers every request below `/api/v1`; never throws. */
  fetch(request: Request, info?: RequestInfo): Promise<Response>;
  /** The ports that it was made over, with its state: for what works without a request, such as jobs and imports. */
  ports: ApiPorts;
  routes: Route[];
  /** The OpenAPI 3.1 document, as `/api/v1/openapi.json` serves it. */
  openapi: object;
}

/**
 * The whole API as one fetch handler: the routes that the schemas make and those of the modules. A module's route
 * stands before a generated one of the same method and path. The same function runs under Node, in the tests, and
 * behind MSW in a browser; nothing below it imports from `node:`.
 */
export function createApi(given: Ports, modules: Module[] = productModules): Api {
  const ports = { ...given, state: createApiState(given, modules) };
  const routes = [
    ...modules.flatMap(({ tag, routes = [] }) => inGroup(tag, routes)),
    ...ports.resources.flatMap((resource) =>
      inGroup(resource.name, resourceRoutes(resource, ports.state.hooks.of(resource.name))),
    ),
  ];
  const served = [...routes, openApiRoute(() => openapi)];
  const components = Object.fromEntries(
    modules.flatMap(({ components }) => Object.entries(components?.(ports.resources) ?? {})),
  );
  const openapi = openApiDocument(ports.resources, served, BASE_PATH, components);
  const fetch = createHandler({
    ports,
    routes: served,
    basePath: BASE_PATH,
    authenticator: createAuthenticator(ports),
  });
  return { fetch, ports, routes: served, openapi };
}

function inGroup(tag: string, routes: readonly Route[]): GroupedRoute[] {
  return routes.map((route) => ({ tag, ...route }));
}
