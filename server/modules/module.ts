/**
 * A module holds the rules of one area that no schema can say. It may add calls, hook into the generated ones
 * of a resource, and run jobs. Another module reaches it through its `module.ts`-exported functions only.
 */
import type { ProviderAccount } from '../../domain/payments/contract.ts';
import type { Resource } from '../../domain/schema/model.ts';
import type { JsonSchema } from '../../domain/schema/vocabulary.ts';
import type { ErrorCode } from '../errors.ts';
import type { Route, SessionUser, StoreContext } from '../http/route.ts';
import type { StoreTx } from '../db/database.ts';
import type { JobEnding, JobHandler } from '../jobs/job.ts';
import type { Recurring } from '../jobs/recurring.ts';
import type { ApiPorts } from '../api-state.ts';
import type { Draft, Input, RecordName, Stored } from '../resources/record-types.ts';

export interface WriteContext extends Pick<
  StoreContext,
  'access' | 'requestId' | 'now' | 'ports' | 'storeId'
> {
  tx: StoreTx;
  /** Whom the log names; nobody where a payment provider caused the write. */
  user: { userId: number | null };
  /** Why stock changes, for the ledger; by hand when left out. */
  stockReason?: 'import';
  /** An account that its provider has just taken. It was asked before this transaction. */
  acceptedAccount?: ProviderAccount | undefined;
}

/** A write that a member's call causes. */
export interface MemberWrite extends WriteContext {
  user: SessionUser;
}

/** For a unique field whose value the server chooses: another value, asked only where the first one is taken. */
export interface FreeValue<Record> {
  /** The field's. */
  source: keyof Record & string;
  find(context: WriteContext, record: Record): Promise<string>;
}

/** All hooks run inside the transaction of the write; throwing undoes it whole. */
export interface RecordHooks<Draft, Stored, Input> {
  /** Errors of the catalogue that the hooks throw beyond `invalid`, for the calls that write or delete records. */
  refusals?: { writing?: readonly ErrorCode[]; deleting?: readonly ErrorCode[] };
  /** After validation, before the row is written: computed fields, rules across fields. `before` is null on create. Returns the full record to write. */
  prepare?(context: WriteContext, record: Draft, before: Stored | null): Promise<Draft>;
  /**
   * Whether a change of one record is judged by that record alone: `prepare` then writes nothing, and other records of
   * the same call do not count. Only such changes are stored together. False when left out.
   */
  independent?(context: WriteContext, record: Draft, before: Stored): Promise<boolean> | boolean;
  /** For a new record alone, and of one field of a resource: what is taken is found by the insert itself, not by a look ahead. */
  free?: FreeValue<Draft>;
  /**
   * After the validation of an update: what its body, `asked`, says nothing of and what does not simply stay or go. So a
   * new price of a product is one of its variants too. Left out where an undo says all that it means.
   */
  complete?(record: Draft, before: Stored, asked: Input): Draft;
  /**
   * Whether the body of an update writes what others change meanwhile, such as stock that is sold: a call that does says
   * by `If-Match` which version it has read, or it is refused with `version_required`.
   */
  versioned?(asked: Input, before: Stored): boolean;
  /** After the row and its child rows are written, with the record as stored. */
  written?(context: WriteContext, record: Stored, before: Stored | null): Promise<void>;
  /** Before rows are deleted. Throw `in_use`, or undo effects. */
  deleting?(context: WriteContext, records: Stored[]): Promise<void>;
  /** Before several locked records are changed one by one: locks what their other hooks will, in one order for all. */
  locking?(context: WriteContext, records: Stored[]): Promise<void>;
  /** After a deleted record has returned with its items and links. Bring effects back, or throw to keep it deleted. */
  restored?(context: WriteContext, record: Stored): Promise<void>;
}

/** Hooks of the named resource, in the types of its schema. */
export type ResourceHooks<Name extends RecordName> = RecordHooks<Draft<Name>, Stored<Name>, Input<Name>>;

export interface Module {
  name: string;
  routes?: Route[];
  /** Schemas of its answers that are made of a resource's, for `components.schemas` of the OpenAPI document. */
  components?: (resources: readonly Resource[]) => Record<string, JsonSchema>;
  hooks?: { [Name in RecordName]?: ResourceHooks<Name> };
  /** By kind (`imports.run`); the worker of `server/main.ts` runs them. */
  jobs?: (ports: ApiPorts) => Record<string, JobHandler>;
  /** Kinds that may take minutes: they go on in turns, and leave room for the jobs of others. */
  longJobs?: readonly string[];
  /** What a person waits for has an end even when its job fails for the last time, by kind. */
  endings?: (ports: ApiPorts) => Record<string, JobEnding>;
  /** Jobs that come back by themselves, by kind. */
  recurring?: (ports: ApiPorts) => Record<string, Recurring>;
}
