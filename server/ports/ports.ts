/**
 * What the API needs from outside, beside the database. Every port has a real adapter and a local one (tests, MSW, a
 * laptop); `server/main.ts` and the in-browser demo compose them.
 */
import type { Support } from '../../domain/identity/session-info.ts';
import type { TrialDays } from '../../domain/identity/sign-up.ts';
import type { PlatformAccounts } from '../../domain/plans/billing-types.ts';

export interface Clock {
  now(): Date;
}

/** A password's hash and its check; both take about the same time whatever the input. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

export interface MailMessage {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

/** Mail to one person. Rejects when it could not be handed over. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
}

/** A code for a person's phone; `to` is country code and number, digits only. */
export interface WhatsAppCode {
  to: string;
  code: string;
  language: 'es' | 'en' | 'pt';
}

/** A reminder that a store's plan ends; `day` is its last paid day, `YYYY-MM-DD`. */
export interface WhatsAppReminder {
  to: string;
  store: string;
  day: string;
  language: 'es' | 'en' | 'pt';
}

/** WhatsApp to one person. Rejects when it could not be handed over; its arrival is reported later, if at all. */
export interface WhatsApp {
  /** @returns WhatsApp's id of the message, by which its webhook reports the delivery; null where there is none */
  sendCode(message: WhatsAppCode): Promise<string | null>;
  /** Left out where no template for it is approved: reminders then go by mail alone. */
  sendPlanReminder?(message: WhatsAppReminder): Promise<string | null>;
  /** How calls of its webhook are known to be genuine; left out where there is no webhook. */
  webhook?: { verifyToken: string; appSecret: string };
}

export interface StoredFile {
  body: Uint8Array;
  contentType: string;
}

/** Files of stores; `key` is made by the server (`<store>/<random>.<ext>`), never by a user. */
export interface Files {
  put(key: string, file: StoredFile): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  delete(key: string): Promise<void>;
}

/**
 * Decodes and encodes pictures. Both throw `too_many_requests` where the store has too many waiting: one store's
 * pictures do not delay another's.
 */
export interface Pictures {
  /** A picture made safe: decoded, bounded, turned upright, stripped of metadata, re-encoded. Else throws `invalid`. */
  normalise(bytes: Uint8Array, storeId: number): Promise<StoredFile & { extension: string }>;
  /** WebP pictures of one that `normalise` made, with these longest sides in pixels, in their order; never enlarged. */
  thumbnails(bytes: Uint8Array, sides: readonly number[], storeId: number): Promise<Uint8Array[]>;
}

/** What `GET /stores/{id}/events` sends: small facts, never a record. */
export interface StoreEvent {
  storeId: number;
  /** `orders.created`, `products.updated`, `imports.progress`… */
  type: string;
  id?: number;
  /** Of the record; who is limited to others does not hear of it. Left out of what is the whole store's. */
  branches?: number[];
  data?: Record<string, string | number | boolean | null>;
}

/** Publish within a transaction through `Tx.notify`; subscribe here. Works across processes (LISTEN/NOTIFY). */
export interface Events {
  subscribe(storeId: number, listener: (event: StoreEvent) => void): () => void;
  /** Whether this process would have heard of the store since that instant (milliseconds since 1970), and did not. */
  quietSince(storeId: number, at: number): boolean;
}

export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Settings that the API itself reads; `server/config.ts` parses them from the environment. */
export interface ApiSettings {
  /** Public origin, such as `https://panel.tendero.co`; writes from another origin are refused. */
  origin: string;
  /**
   * Where the origin is this very machine: writes are also accepted from our own page at `localhost` or a bare IP
   * address (the phone beside the laptop). No other site can go by such a name, so none can take ours.
   */
  localAccess?: boolean;
  /** Secret that signs session tokens, at least 32 bytes. */
  sessionSecret: string;
  /** `__Host-` cookies need https; plain http is for localhost only. */
  secureCookies: boolean;
  /** Whose `X-Forwarded-For` is believed; asked with addresses as `plainAddress` writes them. */
  isTrustedProxy(address: string): boolean;
  production: boolean;
  /** Whether the demo account, whose password everyone knows, opens sessions; left out: no. */
  demoSignIn?: boolean;
  /** Whether the public addresses of stores open anything; left out: yes. On one machine nobody serves them. */
  shopsServed?: boolean;
  /** Days of trial of a new store; 14 and 7 when left out. */
  trialDays?: TrialDays;
  /** The platform's own accounts at payment providers, by which merchants pay their plans. */
  billingAccounts?: PlatformAccounts;
  /** Where merchants get help; what is left out is not offered. */
  support?: Support;
}
