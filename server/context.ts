/**
 * The types that every floor of the server shares: who asks, for which store, with which ports, and what one API keeps
 * between calls. It imports what stands below it alone: ports and database (docs/architecture.md).
 */
import type { Access } from '../domain/access/access.ts';
import type { ProviderAccount } from '../domain/payments/contract.ts';
import type { Resource } from '../domain/schema/model.ts';
import type { Validator } from '../domain/schema/validate.ts';
import type { Database, StoreTx } from './db/database.ts';
import type { ErrorCode } from './errors.ts';
import type { FairQueue } from './fair-queue.ts';
import type { CustomDomains } from './ports/custom-domains.ts';
import type { PaymentNetwork } from './ports/payment-network.ts';
import type {
  ApiSettings,
  Clock,
  Events,
  Files,
  Logger,
  Mail,
  Passwords,
  Pictures,
  WhatsApp,
} from './ports/ports.ts';
import type { Push } from './ports/push.ts';
import type { Secrets } from './ports/secrets.ts';
import type { WebPictures } from './ports/web-pictures.ts';

/** What the API needs from outside. `server/main.ts` and the in-browser demo compose it. */
export interface Ports {
  database: Database;
  /** The read schemas, already linted. */
  resources: Resource[];
  passwords: Passwords;
  secrets: Secrets;
  /** Left out where no mail can be sent: passwords then cannot be recovered, and the call says `unavailable`. */
  mail?: Mail;
  /** Left out where there is no access to it: codes then go by mail. */
  whatsApp?: WhatsApp;
  /** Left out where no provider can be reached: nobody can be asked to pay then. */
  payments?: PaymentNetwork;
  /** Left out where stores have no domains of their own. */
  domains?: CustomDomains;
  /** Left out where no other site can be called: pictures of a file are then not downloaded. */
  webPictures?: WebPictures;
  /** Left out where no push service can be called: browsers then hear of orders while a page is open. */
  push?: Push;
  files: Files;
  pictures: Pictures;
  events: Events;
  clock: Clock;
  logger: Logger;
  settings: ApiSettings;
}

/** The signed-in user, as the spec's session user (1 §3). */
export interface SessionUser {
  sessionId: string;
  userId: number;
  email: string;
  userType: number;
}

/** `Body` is `unknown` where a route has none, or reads it by itself. */
export interface BaseContext<Body = unknown> {
  request: Request;
  /** Unique per call; the client's `X-Request-Id` when it sent a good one. */
  requestId: string;
  params: Record<string, string>;
  query: URLSearchParams;
  /** Parsed and validated against `Route.body`; undefined without one. */
  body: Body;
  /** The body as sent, for fingerprints and signatures; undefined without one. */
  rawBody?: Uint8Array<ArrayBuffer>;
  now: Date;
  ports: ApiPorts;
  /** Address of the client, after trusted proxies; for rate limits. */
  clientAddress: string;
}

export interface SessionContext<Body = unknown> extends BaseContext<Body> {
  user: SessionUser;
}

export interface StoreContext<Body = unknown> extends SessionContext<Body> {
  storeId: number;
  access: Access;
}

/** What a write runs in: the transaction, and for whom. */
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

/** Hooks as the engine calls them: it knows its resource at run time alone. */
export type EngineHooks = RecordHooks<
  Record<string, unknown>,
  Record<string, unknown>,
  Record<string, unknown>
>;

/** The rules of the modules for the generated resources. */
export interface Hooks {
  /** Of one resource, in the order of the modules. */
  of(resourceName: string): readonly EngineHooks[];
}

/** One validator for each resource, which compiles its schemas at their first use. */
export interface Validators {
  of(resource: Resource): Validator;
}

/** What one statement reads about a session: the user, and what they may do in which store. */
export interface LiveSession {
  user: SessionUser;
  /** By store id: the stores whose active member the user is. */
  access: ReadonlyMap<number, Access>;
}

/** Answers about sessions, shared by the requests of a moment. */
export interface SessionCache {
  /** The cached answer, or that of `ask`. A failed `ask` is not cached. */
  get(sessionId: string, now: Date, ask: () => Promise<LiveSession | null>): Promise<LiveSession | null>;
  /** Call after a session ended, or a membership, role, plan or user changed. Answers under way are dropped too. */
  clear(): void;
}

/** The tokens of sessions. A signature that was good stays good: each is verified once, not with each call. */
export interface SessionTokens {
  /**
   * The stored id of the session that a token names.
   * @throws ApiError `missing_jwt`, `invalid_jwt`
   */
  sessionIdOf(token: string, now: Date): Promise<string>;
}

/** Hash of a password that nobody has, for addresses without an account; made at its first use. */
export type DummyHash = () => Promise<string>;

/** Counts the open streams of each user. */
export interface StreamCounter {
  /** Counts one in; call the answer once to count it out. Throws `too_many_requests`. */
  open(userId: number): () => void;
}

/**
 * The door (`docs/decisions/0025-stores-take-turns.md`): calls about stores by the store's id, pages of an export by
 * `export` and the id, calls without a store by what they do and who calls.
 */
export type Turns = FairQueue<number | string>;

/** Products of a store at a moment. */
export interface ProductCount {
  products: number;
  /** Of `performance.now()`. */
  at: number;
}

/** What one API keeps in memory between calls. Two APIs of one process share none of it. */
export interface ApiState {
  readonly hooks: Hooks;
  readonly validators: Validators;
  readonly sessions: SessionCache;
  readonly sessionTokens: SessionTokens;
  readonly dummyHash: DummyHash;
  readonly streams: StreamCounter;
  readonly turns: Turns;
  /** Of calls without a store: one that waits for mail or a provider takes no turn of a store's. */
  readonly turnsOfOthers: Turns;
  /** Id of a store's default collection, by store id. It never becomes another one and is never deleted. */
  readonly defaultCollections: Map<number, number>;
  /** How many products a store had when last looked at, by the store's id. */
  readonly productCounts: Map<number, ProductCount>;
}

/** The ports, with the state of the API that was made over them. Calls, jobs and imports get these. */
export interface ApiPorts extends Ports {
  readonly state: ApiState;
}
