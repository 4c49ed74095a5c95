/**
 * A call of the API, as data: the generated ones and those of the modules alike.
 * The router, the OpenAPI document and the access matrix of the tests are all made from the same list.
 */
import type { BaseContext, SessionContext, StoreContext } from '../context.ts';
import type { ErrorCode } from '../errors.ts';
import type { JsonSchema } from '../../domain/schema/vocabulary.ts';
import type { Asked } from '../../domain/access/access.ts';

export interface Answer {
  status: number;
  body?: unknown;
  /** Raw answer instead of JSON: files, exports, streams. */
  raw?: BodyInit;
  headers?: Record<string, string>;
  /** One `Set-Cookie` header each; they cannot be folded into one. */
  cookies?: string[];
}

interface DescribedAnswer {
  description: string;
  /** Of a body in JSON. */
  schema?: JsonSchema;
  /** Media types of a body that is not JSON, such as a file. With neither, the answer has no body. */
  type?: string | readonly string[];
  /** Those of the answer, with what they mean. */
  headers?: Record<string, string>;
}

interface Described {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`, OpenAPI style: `/stores/{storeId}/orders/{id}`. */
  path: string;
  operationId: string;
  summary: string;
  /** Its group in the OpenAPI document, where that is not its module's. */
  tag?: string;
  /** Query keys that are known; any other is a 400. */
  query?: Record<string, JsonSchema>;
  /** Takes other keys as well: the caller is a company that adds its own. */
  anyQuery?: true;
  body?: JsonSchema;
  /** Who checks the body against its schema. A generated write does it itself: it must see the stored record too. */
  bodyCheck?: 'edge' | 'handler';
  /** Media type of the body, `application/json` when left out. One of any type is not parsed: `rawBody` has it. */
  bodyType?: 'application/json' | 'multipart/form-data' | '*/*';
  /** Largest body in bytes; 1 MiB when left out. */
  bodyLimit?: number;
  /** Request headers that this call reads beyond those of every call, with what they mean. */
  headers?: Record<string, string>;
  /** Errors of the catalogue that the handler may answer, beyond those of every call of its kind. */
  refusals?: readonly ErrorCode[];
  /** By status: every success, and errors that need words of their own beside their codes in `refusals`. */
  answers: Record<number, DescribedAnswer>;
}

export interface PublicRoute extends Described {
  access: 'public';
  handle(context: BaseContext): Promise<Answer>;
}
export interface SessionRoute extends Described {
  access: 'session';
  handle(context: SessionContext): Promise<Answer>;
}
/** About all stores, for the platform's staff alone (decision 57). */
export interface StaffRoute extends Described {
  access: 'staff';
  handle(context: SessionContext): Promise<Answer>;
}
export interface StoreRoute extends Described {
  /** Checked before the body is read; `permission: null` lets every member of the store in. */
  access: Asked;
  handle(context: StoreContext): Promise<Answer>;
}
export type Route = PublicRoute | SessionRoute | StaffRoute | StoreRoute;
export type GroupedRoute = Route & { tag: string };
