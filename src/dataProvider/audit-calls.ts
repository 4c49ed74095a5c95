import type { AuditChoices, AuditEntry } from '../../domain/audit/audit-answers.ts';
import type { Http } from './http.ts';
import { createRequests } from './records.ts';

/** The calls about the store's log. */
export function createAuditCalls(http: Http, path: (below: string) => string) {
  const { object, page } = createRequests(http, path);
  return {
    listAudit: (query: Record<string, string>, signal?: AbortSignal) =>
      page<AuditEntry>(`/audit?${new URLSearchParams(query).toString()}`, { signal }, 'id'),

    auditChoices: (signal?: AbortSignal) =>
      object<AuditChoices>('/audit/choices', { signal }, 'users', 'resources', 'actions'),
  };
}
