import { useSearchParams } from 'react-router-dom';

/** The filters of the log, in the address. So the back button and a shared link keep them. */
export const AUDIT_FILTERS = ['user', 'resource', 'action', 'from', 'to'] as const;
export type AuditFilter = (typeof AUDIT_FILTERS)[number];

const PER_PAGE = 25;

export function useAuditFilters() {
  const [params, setParams] = useSearchParams();
  const valueOf = (filter: AuditFilter): string => params.get(filter) ?? '';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const [from, to] = [valueOf('from'), valueOf('to')];
  const asked = {
    'user_id.in': valueOf('user'),
    'resource.in': valueOf('resource'),
    'action.in': valueOf('action'),
    'at.between': from === '' && to === '' ? '' : `${from},${to}`,
  };
  const query: Record<string, string> = {
    limit: String(PER_PAGE),
    page: String(page),
    ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')),
  };
  const change = (name: string, value: string): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (name !== 'page') next.delete('page');
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: name !== 'page' },
    );
  return {
    valueOf,
    query,
    page,
    perPage: PER_PAGE,
    filtered: AUDIT_FILTERS.some((filter) => valueOf(filter) !== ''),
    set: (filter: AuditFilter, value: string) => change(filter, value),
    setPage: (next: number) => change('page', next === 1 ? '' : String(next)),
    clear: () => setParams({}, { replace: true }),
  };
}
