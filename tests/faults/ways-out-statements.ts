/** What somebody sends who speaks SQL over the application's connection, and what PostgreSQL answers to its role. */

export interface Escape {
  statement: string;
  /** Why PostgreSQL refuses it; null where it is obeyed, and leaves the role what it was. */
  reason: string | null;
}

const refused = (reason: string, ...statements: string[]): Escape[] =>
  statements.map((statement) => ({ statement, reason }));

/** Statements by which the sender tries to become another user, or to get another's rights. */
export const ESCAPES: readonly Escape[] = [
  ...[
    'reset role',
    'set role none',
    'begin; set local role none',
    'set session authorization default',
    'begin; set local session authorization default',
    'reset session authorization',
    'discard all',
  ].map((statement) => ({ statement, reason: null })),
  ...refused('permission denied to set role "tendero"', 'set role tendero', 'set local role tendero'),
  ...refused(
    'permission denied to set session authorization "tendero"',
    'set session authorization tendero',
    'set local session authorization tendero',
  ),
  ...[
    'pg_execute_server_program',
    'pg_read_server_files',
    'pg_write_server_files',
    'pg_read_all_data',
  ].flatMap((role) => [
    ...refused(`permission denied to set role "${role}"`, `set role ${role}`),
    ...refused(`permission denied to grant role "${role}"`, `grant ${role} to tendero_app`),
  ]),
  ...refused('permission denied to grant role "tendero"', 'grant tendero to tendero_app'),
  ...refused(
    'permission denied to alter role',
    'alter role tendero_app superuser',
    'alter role tendero_app bypassrls',
    'alter role tendero_app createrole',
    'alter role tendero_app createdb',
    'alter role tendero_app replication',
    `alter role tendero password 'x'`,
  ),
  ...refused('permission denied to create role', 'create role other superuser login'),
];

/** What only the owner, or a superuser, may do. */
export const FORBIDDEN: readonly [statement: string, reason: string][] = [
  [`copy (select 1) to program 'true'`, 'permission denied to COPY to or from an external program'],
  [`copy brands from program 'echo 1'`, 'permission denied to COPY to or from an external program'],
  [`copy (select 1) to '/tmp/tendero-ways-out'`, 'permission denied to COPY to a file'],
  [`copy brands from '/etc/hostname'`, 'permission denied to COPY from a file'],
  [`select pg_read_file('/etc/hostname')`, 'permission denied for function pg_read_file'],
  [`select pg_read_file('postgresql.conf')`, 'permission denied for function pg_read_file'],
  [`select pg_read_binary_file('/etc/hostname')`, 'permission denied for function pg_read_binary_file'],
  [`select pg_stat_file('/etc/hostname')`, 'permission denied for function pg_stat_file'],
  [`select * from pg_ls_dir('/')`, 'permission denied for function pg_ls_dir'],
  [`select lo_import('/etc/hostname')`, 'permission denied for function lo_import'],
  [`select lo_export(1, '/tmp/tendero-ways-out')`, 'permission denied for function lo_export'],
  ['select rolpassword from pg_authid', 'permission denied for table pg_authid'],
  ['select passwd from pg_shadow', 'permission denied for view pg_shadow'],
  [`alter system set archive_command = 'true'`, 'permission denied to set parameter "archive_command"'],
  ['select pg_reload_conf()', 'permission denied for function pg_reload_conf'],
  [
    `create function evil() returns int language c as '/tmp/evil.so', 'evil'`,
    'permission denied for schema public',
  ],
  ['create table evil (id int)', 'permission denied for schema public'],
  ['create schema evil', 'permission denied for database tendero'],
  ['create extension dblink', 'permission denied to create extension "dblink"'],
  ['create database evil', 'permission denied to create database'],
  ['drop table brands cascade', 'must be owner of table brands'],
  ['alter table brands disable row level security', 'must be owner of table brands'],
  ['alter table brands no force row level security', 'must be owner of table brands'],
  ['create policy open on brands using (true)', 'must be owner of table brands'],
  ['drop policy scope on brands', 'must be owner of relation brands'],
  ['alter table brands owner to tendero_app', 'must be owner of table brands'],
  ['alter function count_rows() security invoker', 'must be owner of function count_rows'],
  ['update audit set action = action', 'permission denied for table audit'],
  ['select * from schema_migrations', 'permission denied for table schema_migrations'],
  ['set session_replication_role = replica', 'permission denied to set parameter "session_replication_role"'],
  // What the owner's own function would run, if a table of the session's could stand before the owner's.
  [
    'create temporary table row_counts (store_id bigint, table_name text, slot integer, n bigint)',
    'permission denied to create temporary tables in database "tendero"',
  ],
  [
    'create function pg_temp.evil() returns trigger language plpgsql as $$ begin return null; end $$',
    'permission denied to create temporary tables in database "tendero"',
  ],
];

/** Each right that would be a way out: how the owner gives and takes it, and the word for it at the start. */
export const RIGHTS: readonly [word: string, give: string, take: string][] = [
  ['superuser', 'alter role tendero_app superuser', 'alter role tendero_app nosuperuser'],
  ['bypassrls', 'alter role tendero_app bypassrls', 'alter role tendero_app nobypassrls'],
  ['createrole', 'alter role tendero_app createrole', 'alter role tendero_app nocreaterole'],
  ['createdb', 'alter role tendero_app createdb', 'alter role tendero_app nocreatedb'],
  ['replication', 'alter role tendero_app replication', 'alter role tendero_app noreplication'],
  ['member of another role', 'create role helper; grant helper to tendero_app', 'drop role helper'],
  ['owner of a table', 'create table lent (); alter table lent owner to tendero_app', 'drop table lent'],
  [
    'owner of a function',
    'create function lent() returns int language sql return 1; alter function lent() owner to tendero_app',
    'drop function lent',
  ],
  ['owner of a schema', 'create schema lent authorization tendero_app', 'drop schema lent'],
  [
    'owner of a database',
    'alter database template0 owner to tendero_app',
    'alter database template0 owner to tendero',
  ],
];
