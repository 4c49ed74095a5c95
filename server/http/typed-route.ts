/**
 * Routes whose handler gets the body in the type of its own JSON Schema.
 *
 * ```ts
 * export const orderRoute = storeRoute({
 *   …,
 *   body: { type: 'object', properties: { ids: IDS }, required: ['ids'], additionalProperties: false },
 *   handle: ({ body }) => …, // `body.ids` is number[]; `body.idz` does not compile
 * });
 * ```
 *
 * This is the one place where a body that came from outside gets a type. It may: `readRouteBody` has checked the body
 * against this very schema before `handle` runs. The compiler lets the narrower handler stand for one that takes any
 * body because `handle` is a method.
 */
import type { FromSchema } from '../../domain/schema/from-schema.ts';
import type { JsonSchema } from '../../domain/schema/vocabulary.ts';
import type { Answer, PublicRoute, SessionRoute, StaffRoute, StoreRoute } from './route.ts';
import type { BaseContext, SessionContext, StoreContext } from '../context.ts';

/** The edge must check the body, as JSON: a body that the handler checks by itself has no type before that. */
type WithBody<Route, Context, Schema> = Omit<Route, 'body' | 'bodyCheck' | 'bodyType' | 'handle'> & {
  body: Schema;
  handle(context: Context): Promise<Answer>;
};

export function storeRoute<const Schema extends JsonSchema>(
  route: WithBody<StoreRoute, StoreContext<FromSchema<Schema>>, Schema>,
): StoreRoute {
  return route;
}

export function sessionRoute<const Schema extends JsonSchema>(
  route: WithBody<SessionRoute, SessionContext<FromSchema<Schema>>, Schema>,
): SessionRoute {
  return route;
}

export function staffRoute<const Schema extends JsonSchema>(
  route: WithBody<StaffRoute, SessionContext<FromSchema<Schema>>, Schema>,
): StaffRoute {
  return route;
}

export function publicRoute<const Schema extends JsonSchema>(
  route: WithBody<PublicRoute, BaseContext<FromSchema<Schema>>, Schema>,
): PublicRoute {
  return route;
}
