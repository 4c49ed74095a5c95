import type { Resource } from '../../domain/schema/model.ts';
import type { Route } from '../http/route.ts';
export function openApiDocument(_resources: Resource[], _routes: Route[], _base: string): object {
  return {};
}
