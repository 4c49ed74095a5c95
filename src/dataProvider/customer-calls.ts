import type {
  Consent,
  CustomerCounters,
  DuplicateGroup as GroupOf,
  MergeBody,
} from '../../domain/customers/customer-answers.ts';
import type { Customer } from '../../generated/customers/types.ts';
import { unreadableAnswer } from './api-error.ts';
import { fileNameOf, type ExportedFile } from './exported-file.ts';
import type { Http } from './http.ts';
import { objectOf, recordOf, rowsOf, totalOf } from './records.ts';

/** At most ten of the clients are in `customers`. */
export type DuplicateGroup = GroupOf<Customer>;

/** An entry of the record of consents before it is noted. */
export type NewConsent = Omit<Consent, 'id' | 'user' | 'created_at'>;

/** The calls about customers beyond the nine verbs of react-admin. */
export function createCustomerCalls(http: Http, path: (below: string) => string) {
  return {
    customerCounters: async (): Promise<CustomerCounters> =>
      objectOf<CustomerCounters>(await http(path('/customers-counters'))),

    /** A page of the numbers that several clients have, with the exact total. */
    async duplicates(
      page: number,
      limit: number,
      signal?: AbortSignal,
    ): Promise<{ data: DuplicateGroup[]; total: number }> {
      const answer = await http(path(`/customers-duplicates?page=${page}&limit=${limit}`), {
        signal: signal ?? null,
      });
      return { data: rowsOf<DuplicateGroup>(answer), total: totalOf(answer) };
    },

    /** Takes clients of one number who are not the same person off that list. More or fewer than were read are refused. */
    async markDistinct({ phone_number, quantity }: DuplicateGroup): Promise<void> {
      await http(path('/customers-duplicates/distinct'), {
        method: 'POST',
        body: { phone_number, quantity },
      });
    },

    /** Takes that back. */
    async unmarkDistinct({ phone_number }: DuplicateGroup): Promise<void> {
      await http(path('/customers-duplicates/distinct'), { method: 'DELETE', body: { phone_number } });
    },

    consents: async (id: number, signal?: AbortSignal): Promise<Consent[]> =>
      rowsOf<Consent>(await http(path(`/customers/${id}/consents`), { signal: signal ?? null })),

    /** Notes what a client allowed, or took back. */
    async addConsent(id: number, body: NewConsent): Promise<Consent> {
      return recordOf<Consent>(await http(path(`/customers/${id}/consents`), { method: 'POST', body }));
    },

    /** Everything that the store keeps of one client, as a file. */
    async personalData(id: number, format: 'xlsx' | 'json'): Promise<ExportedFile> {
      const answer = await http(path(`/customers/${id}/personal-data?format=${format}`), { as: 'blob' });
      if (answer.blob === null) throw unreadableAnswer();
      return { file: answer.blob, name: fileNameOf(answer.headers, `${id}.${format}`) };
    },

    /** Erases the personal data of a client for good. @param name typed as the confirmation */
    async erase(id: number, name: string): Promise<void> {
      await http(path(`/customers/${id}/anonymise`), { method: 'POST', body: { name } });
    },

    /** Makes one client of several, in the versions that were read. */
    async merge(
      customers: readonly Pick<Customer, 'id' | 'version'>[],
      { kept, take }: { kept: number; take: NonNullable<MergeBody['take']> },
    ): Promise<void> {
      const body: MergeBody = { customers: customers.map(({ id, version }) => ({ id, version })), take };
      await http(path(`/customers/${kept}/merge`), { method: 'POST', body });
    },
  };
}
