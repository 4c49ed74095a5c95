/**
 * `npm run staff -- grant <mail>`, `revoke <mail>`, `list`: who may read across stores. It works as the owner of the
 * tables, because the application may not write this role.
 */
import { userInfo } from 'node:os';
import type { Connection } from '../server/db/connection.ts';
import { runCommand, UsageError } from './lib/operator-command.ts';
import { grantStaff, listStaff, revokeStaff } from './lib/platform-staff.ts';
import { withOwner } from './schema/data/database.ts';

const USAGE = `npm run staff -- grant <mail>
npm run staff -- revoke <mail>
npm run staff -- list`;

/** @throws UsageError */
function workOf(verb: string | undefined, email: string | undefined): (owner: Connection) => Promise<string> {
  const by = userInfo().username;
  if (verb === 'list' && email === undefined)
    return async (owner) => (await listStaff(owner)).join('\n') || 'Nobody is of the platform’s staff';
  if (email !== undefined && verb === 'grant') return (owner) => grantStaff(owner, email, by);
  if (email !== undefined && verb === 'revoke') return (owner) => revokeStaff(owner, email, by);
  throw new UsageError(USAGE);
}

await runCommand(
  USAGE,
  async ([verb, email]) => {
    console.log(await withOwner(process.env, workOf(verb, email)));
  },
  { most: 2 },
);
