import type { Provider } from '../../domain/payments/provider.ts';
import type { UndoKind } from './bulk-calls.ts';
import type { Http } from './http.ts';
import { objectOf, recordsOf, totalOf } from './records.ts';

/** One entry of the store's log, as `GET /stores/{id}/audit` answers it. */
export interface AuditEntry {
  id: number;
  at: string;
  /** Null where no user did it: the provider, or the system itself. */
  user_id: number | null;
  user: string | null;
  /** False for an actor who has left the team. */
  member: boolean;
  /** The payment provider whose report did it. */
  provider: Provider | null;
  action: string;
  resource: string;
  record_id: number | null;
  /** The name of the record. */
  record: string | null;
  /** What the record names for its amounts; null for the store's. */
  currency: string | null;
  /** `[before, after]` by field. */
  changes: Record<string, [unknown, unknown]>;
  /** What takes the whole call back, while it can be. */
  undo: { id: number; kind: UndoKind; records: number } | null;
}

/** The filters of the log. */
export interface AuditChoices {
  users: { id: number; name: string; member: boolean }[];
  resources: string[];
  actions: string[];
}

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
