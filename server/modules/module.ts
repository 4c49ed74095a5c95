/**
 * A module holds the rules of one area that no schema can say. It may add calls, hook into the generated ones
 * of a resource, and run jobs. Another module reaches it through its `module.ts`-exported functions only.
 */
import type { Resource } from '../../domain/schema/model.ts';
import type { JsonSchema } from '../../domain/schema/vocabulary.ts';
import type { ApiPorts } from '../context.ts';
import type { Route } from '../http/route.ts';
import type { JobEnding, JobHandler } from '../jobs/job.ts';
import type { Recurring } from '../jobs/recurring.ts';
import type { HookedModule } from '../resources/typed-records.ts';

export interface Module extends HookedModule {
  /** The group of its calls in the OpenAPI document. */
  tag: string;
  routes?: Route[];
  /** Schemas of its answers that are made of a resource's, for `components.schemas` of the OpenAPI document. */
  components?: (resources: readonly Resource[]) => Record<string, JsonSchema>;
  /** By kind (`imports.run`); the worker of `server/main.ts` runs them. */
  jobs?: (ports: ApiPorts) => Record<string, JobHandler>;
  /** Kinds that may take minutes: they go on in turns, and leave room for the jobs of others. */
  longJobs?: readonly string[];
  /** What a person waits for has an end even when its job fails for the last time, by kind. */
  endings?: (ports: ApiPorts) => Record<string, JobEnding>;
  /** Jobs that come back by themselves, by kind. */
  recurring?: (ports: ApiPorts) => Record<string, Recurring>;
}
