import type { Migration } from '../migrate.ts';
import { functions } from './0001-functions.ts';
import { platform } from './0002-platform.ts';
import { records } from './0003-records.ts';
import { references } from './0004-references.ts';
import { signIn } from './0005-sign-in.ts';
import { signUp } from './0006-sign-up.ts';
import { team } from './0007-team.ts';
import { roleBranches } from './0008-role-branches.ts';
import { storedFiles } from './0009-stored-files.ts';
import { ownerFunctions } from './0010-owner-functions.ts';
import { mailboxes } from './0011-mailboxes.ts';
import { secretKeys } from './0012-secret-keys.ts';
import { uncountedFiles } from './0013-uncounted-files.ts';
import { savedViews } from './0014-saved-views.ts';
import { undos } from './0015-undos.ts';
import { imports } from './0018-imports.ts';
import { stockLedger } from './0019-stock-ledger.ts';
import { pictures } from './0023-pictures.ts';
import { failedImports } from './0024-failed-imports.ts';
import { formerSlugs } from './0025-former-slugs.ts';

export const MIGRATIONS: Migration[] = [
  functions,
  platform,
  records,
  references,
  signIn,
  signUp,
  team,
  roleBranches,
  storedFiles,
  ownerFunctions,
  mailboxes,
  secretKeys,
  uncountedFiles,
  savedViews,
  undos,
  imports,
  stockLedger,
  pictures,
  failedImports,
  formerSlugs,
];
