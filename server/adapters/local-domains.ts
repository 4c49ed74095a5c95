import { proofName } from '../../domain/stores/domain-check.ts';
import type { CustomDomains } from '../ports/custom-domains.ts';

/** Of a network for documents (RFC 5737): nobody's on the internet. */
const OURS = '203.0.113.10';
const ANOTHER = { address: '198.51.100.7', isPublic: true };

/** Looks before the record of a domain that is slow leads to us. */
const SLOW = 2;

/**
 * A DNS of this process alone, for tests and the demo: every domain leads to us and is proven, but `sin-…` has no record,
 * `otra-…` leads elsewhere, `interna-…` into a private network. `lenta-…` leads elsewhere twice, and then to us. `ajena-…`
 * has no TXT record.
 */
export function localDomains(): CustomDomains {
  const looks = new Map<string, number>();
  return {
    requiredIp: OURS,
    cname: null,
    hasText: async (name) => !name.startsWith(proofName('ajena-')),
    async addressesOf(name) {
      if (name.startsWith('sin-')) return [];
      if (name.startsWith('otra-')) return [ANOTHER];
      if (name.startsWith('interna-')) return [{ address: '10.0.0.5', isPublic: false }];
      const before = looks.get(name) ?? 0;
      if (looks.size > 1000) looks.clear();
      looks.set(name, before + 1);
      return name.startsWith('lenta-') && before < SLOW ? [ANOTHER] : [{ address: OURS, isPublic: true }];
    },
  };
}
