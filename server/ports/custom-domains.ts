import type { SeenAddress } from '../../domain/stores/domain-check.ts';

/** The public DNS, and where domains of stores must lead. */
export interface CustomDomains {
  /** The address of this installation that an A record of a store's domain holds. */
  readonly requiredIp: string;
  /** The name of this installation that `www` of a store's domain may lead to; null: the domain itself. */
  readonly cname: string | null;
  /**
   * The addresses of a name, of both families; none where it has no record. At most twenty.
   * Rejects when no name server answered within some seconds.
   */
  addressesOf(name: string): Promise<SeenAddress[]>;
  /** Whether a TXT record of the name says this and nothing else. Rejects as `addressesOf` does. */
  hasText(name: string, text: string): Promise<boolean>;
}
