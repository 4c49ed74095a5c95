import type { Generated } from 'kysely';
import type { Json, Timestamp } from './column-types.ts';

/** Accounts that wait for their code. Nobody has one of these addresses' accounts because of a row here. */
export interface SignUpsTable {
  /** SHA-256 of the secret in the browser's cookie, hex. */
  id: string;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  /** Name of the store to be opened. */
  store: string;
  phone: string;
  contact_phone: string | null;
  country_code: string;
  language: string;
  source: string | null;
  /** The form was that of the campaign's prices. */
  campaign: Generated<boolean>;
  /** `Information` of the sign-up module; null until the form sent it. */
  information: Json | null;
  /** `whatsapp` or `mail`: the way that was asked for. */
  channel: string;
  /** Null until a code was sent, and for an address that has an account: then no code is the right one. */
  code_hash: string | null;
  code_asked_at: Timestamp;
  code_expires_at: Timestamp;
  /** Codes tried since the last one was asked for. */
  tries: Generated<number>;
  /** WhatsApp's id of the message with the code. */
  message_id: string | null;
  verified_at: Timestamp | null;
  /** The account that came of it, and the request that finished it. */
  user_id: number | null;
  finished_by: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
}

/** Codes on the screens of browsers that wait for a phone to sign them in. */
export interface SignInCodesTable {
  code_hash: string;
  /** SHA-256 of the secret in the waiting browser's cookie, hex. */
  browser: string;
  user_agent: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  claimed_by: number | null;
  /** waiting, claimed, approved, refused */
  state: Generated<string>;
}
