import type { AuditChoices, AuditEntry } from '../../domain/audit/audit-answers.ts';
import type { Http } from './http.ts';
import { objectOf, recordsOf, totalOf } from './records.ts';

/** The calls about the store's log. */
export function createAuditCalls(http: Http, path: (below: string) => string) {
  return {
    /** A page of the log with the exact total. */
    async listAudit(
      query: Record<string, string>,
      signal?: AbortSignal,
    ): Promise<{ data: AuditEntry[]; total: number }> {
      const search = new URLSearchParams(query).toString();
      const answer = await http(path(`/audit?${search}`), { signal: signal ?? null });
      return { data: recordsOf<AuditEntry>(answer), total: totalOf(answer) };
    },

    async auditChoices(signal?: AbortSignal): Promise<AuditChoices> {
      const answer = await http(path('/audit/choices'), { signal: signal ?? null });
      return objectOf<AuditChoices>(answer, 'users', 'resources', 'actions');
    },
  };
}
