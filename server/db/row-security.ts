import { APP_ROLE } from './scope.ts';

export type Reach = 'store' | 'store or platform' | 'platform';

const CONDITIONS: Record<Reach, (column: string) => string> = {
  store: (column) => `${column} = app_store_id()`,
  'store or platform': (column) => `${column} = app_store_id() or app_platform()`,
  platform: () => 'app_platform()',
};

/** Row-level security of a table, for its owner too, and what the application may do with it at all. */
export function scoped(
  table: string,
  reach: Reach,
  grants = 'select, insert, update, delete',
  column = 'store_id',
): string {
  const condition = CONDITIONS[reach](column);
  return `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy scope on ${table} using (${condition}) with check (${condition});
grant ${grants} on ${table} to ${APP_ROLE};
`;
}
