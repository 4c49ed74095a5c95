import type {
  Consent,
  CustomerCounters,
  DuplicateGroup as GroupOf,
  MergeBody,
} from '../../domain/customers/customer-answers.ts';
import type { Customer } from '../../generated/customers/types.ts';
import type { Http } from './http.ts';
import { createRequests } from './records.ts';

/** At most ten of the clients are in `customers`. */
export type DuplicateGroup = GroupOf<Customer>;

/** An entry of the record of consents before it is noted. */
export type NewConsent = Omit<Consent, 'id' | 'user' | 'created_at'>;

/** The calls about customers beyond the nine verbs of react-admin. */
export function createCustomerCalls(http: Http, path: (below: string) => string) {
  const { file, object, page, record, rows, send } = createRequests(http, path);
  return {
    customerCounters: () => object<CustomerCounters>('/customers-counters'),

    /** A page of the numbers that several clients have. */
    duplicates: (at: number, limit: number, signal?: AbortSignal) =>
      page<DuplicateGroup>(`/customers-duplicates?page=${at}&limit=${limit}`, { signal }),

    /** Takes clients of one number who are not the same person off that list. More or fewer than were read are refused. */
    markDistinct: ({ phone_number, quantity }: DuplicateGroup) =>
      send('POST', '/customers-duplicates/distinct', { body: { phone_number, quantity } }),

    /** Takes that back. */
    unmarkDistinct: ({ phone_number }: DuplicateGroup) =>
      send('DELETE', '/customers-duplicates/distinct', { body: { phone_number } }),

    consents: (id: number, signal?: AbortSignal) => rows<Consent>(`/customers/${id}/consents`, { signal }),

    /** Notes what a client allowed, or took back. */
    addConsent: (id: number, body: NewConsent) =>
      record<Consent>(`/customers/${id}/consents`, { method: 'POST', body }),

    /** Everything that the store keeps of one client, as a file. */
    personalData: (id: number, format: 'xlsx' | 'json') =>
      file(`/customers/${id}/personal-data?format=${format}`, `${id}.${format}`),

    /** Erases the personal data of a client for good. @param name typed as the confirmation */
    erase: (id: number, name: string) => send('POST', `/customers/${id}/anonymise`, { body: { name } }),

    /** Makes one client of several, in the versions that were read. */
    merge(
      customers: readonly Pick<Customer, 'id' | 'version'>[],
      { kept, take }: { kept: number; take: NonNullable<MergeBody['take']> },
    ) {
      const body: MergeBody = { customers: customers.map(({ id, version }) => ({ id, version })), take };
      return send('POST', `/customers/${kept}/merge`, { body });
    },
  };
}
