/**
 * A kind of job with the schema of its payload.
 *
 * ```ts
 * export const WELCOME = defineJob('sign-up.welcome', {
 *   type: 'object',
 *   properties: { userId: { type: 'integer' } },
 *   required: ['userId'],
 * });
 *
 * await WELCOME.enqueue({ sql }, { userId }); // `{ user }` does not compile
 * const { userId } = WELCOME.read(job); // number
 * ```
 *
 * Payloads lie in the table while the server is updated. So a schema may gain optional members only, and allows
 * members that it does not name.
 */
import { createAjv } from '../../domain/schema/validate.ts';
import type { FromSchema } from '../../domain/schema/from-schema.ts';
import type { JsonSchema } from '../../domain/schema/vocabulary.ts';
import { enqueue, type EnqueueOptions, type JobScope } from './enqueue.ts';
import type { Job } from './job.ts';

export interface DefinedJob<Payload extends object> {
  /** Its name in the table. */
  kind: string;
  /** Adds a job in the caller's transaction, as `enqueue` does. */
  enqueue(scope: JobScope, payload: Payload, options?: EnqueueOptions): Promise<number>;
  /** The payload of a job of this kind. Throws where the table holds another, so that the job fails. */
  read(job: Job): Payload;
}

export function defineJob<const Schema extends JsonSchema>(
  kind: string,
  schema: Schema,
): DefinedJob<FromSchema<Schema> & object> {
  type Payload = FromSchema<Schema> & object;
  let check: ((payload: unknown) => payload is Payload) | undefined;
  return {
    kind,
    enqueue: (scope, payload, options) => enqueue(scope, kind, payload, options),
    read: ({ payload }) => {
      check ??= createAjv({ strictTypes: false }).compile<Payload>(schema);
      if (!check(payload)) throw new Error(`The payload of a job ${kind} does not fit its schema`);
      return payload;
    },
  };
}
