import type { Generated } from 'kysely';
import type { DomainCheckState, DomainProblem } from '../../domain/stores/domain-check.ts';

/** Rows of `domain_checks`: the domain that a store waits for; one a store. */
export interface DomainChecksTable {
  store_id: number;
  domain: string;
  /** Who hears by mail how it ends. */
  user_id: number | null;
  /** Of the mail: `es`, `en`, `pt`. */
  language: string;
  state: Generated<DomainCheckState>;
  /** Looks in the background so far. */
  looks: Generated<number>;
  problem: DomainProblem | null;
  incoming_ip: string | null;
  checked_at: Date;
  expires_at: Date;
}
