/**
 * `npm run staff -- owner <mail> <shop>` opens an account and a shop where no sign-up can send a code. `grant <mail>`,
 * `revoke <mail>`, `list`: who may read across stores. `campaign <last day>` prints links of the campaign. These work as the owner of the tables, because the application
 * may not write this role.
 */
import { userInfo } from 'node:os';
import path from 'node:path';
import type { Connection } from '../server/db/connection.ts';
import { campaignLinks } from './lib/campaign-links.ts';
import { openFirstStore } from './lib/first-store.ts';
import { runCommand, UsageError } from './lib/operator-command.ts';
import { grantStaff, listStaff, revokeStaff } from './lib/platform-staff.ts';
import { withOwner } from './schema/data/database.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

const USAGE = `npm run staff -- owner <mail> <name of the shop>
npm run staff -- grant <mail>
npm run staff -- revoke <mail>
npm run staff -- list
npm run staff -- campaign <last day, such as 2027-01-31>`;

/** @throws UsageError */
function workOf(
  verb: string | undefined,
  email: string | undefined,
  more: string[],
): (owner: Connection) => Promise<string> {
  if (more.length > 0) throw new UsageError(USAGE);
  const by = userInfo().username;
  if (verb === 'list' && email === undefined)
    return async (owner) => (await listStaff(owner)).join('\n') || 'Nobody is of the platform’s staff';
  if (email !== undefined && verb === 'grant') return (owner) => grantStaff(owner, email, by);
  if (email !== undefined && verb === 'revoke') return (owner) => revokeStaff(owner, email, by);
  throw new UsageError(USAGE);
}

await runCommand(
  USAGE,
  async ([verb, email, ...name]) => {
    const answer =
      verb === 'campaign' && email !== undefined && name.length === 0
        ? await campaignLinks(process.env, email)
        : verb === 'owner' && email !== undefined && name.length > 0
          ? await openFirstStore(ROOT, process.env, { email, store: name.join(' ') })
          : await withOwner(process.env, workOf(verb, email, name));
    console.log(answer);
  },
  { most: Number.POSITIVE_INFINITY },
);
