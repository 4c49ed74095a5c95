import { execFile, spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { chown, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ordinaryOwner } from '../folder-owner.ts';
import { FolderError } from './folder-error.ts';

const run = promisify(execFile);

/** How programs of PostgreSQL are started: it refuses to run as root, so root lends it another user. */
export interface Runner {
  spawn(program: string, parameters: string[], options: SpawnOptions): ChildProcess;
  /** Gives a file or folder to the server. */
  give(file: string): Promise<void>;
}

/** Users without privileges that systems already have, best first. */
const CANDIDATES = ['postgres', 'nobody'];

/** Capabilities that let a process through folders that others may not enter, such as `/root`; the weaker one first. */
const PASSAGES = ['dac_read_search', 'dac_override'];

const plain: Runner = { spawn, give: async () => {} };

interface User {
  uid: number;
  gid: number;
}

/** A command as it is really started. */
interface Command {
  program: string;
  parameters: string[];
  /** The user to change to at the start; undefined when the command does it. */
  user?: User;
}

/** Turns a command into the one that runs it as another user. */
type Lending = (program: string, parameters: string[]) => Command;

/**
 * When this process runs as root: the user that the folder belongs to runs PostgreSQL. A folder of root's own, such as a
 * new one, is given to a user without privileges. Finds a way in which that user reaches folder and program.
 * @throws FolderError when we are root and there is no way to run as anybody else; nothing has changed then
 */
export async function findRunner(program: string, folder: string): Promise<Runner> {
  if (process.getuid?.() !== 0) return plain;
  const { uid } = await stat(folder);
  const owner = uid === 0 ? await findOwner() : await ordinaryOwner(folder);
  if (owner === undefined)
    throw new FolderError(
      `${folder} belongs to user ${uid}, who has no name on this machine, so PostgreSQL cannot run as that user. Give the folder to a user of this machine with chown, or choose another with TENDERO_DATA.`,
    );
  const give = (file: string): Promise<void> => chown(file, owner.uid, owner.gid);
  const lendings = [asUser(owner), ...PASSAGES.map((capability) => asUserWith(capability, owner))];
  const lending = await firstThatReaches(lendings, program, path.dirname(folder));
  if (lending !== undefined) {
    if (uid === 0) await give(folder);
    return { give, spawn: spawning(lending) };
  }
  throw new FolderError(
    `Started as root, PostgreSQL runs as another user, who may not enter the folders above ${program} and ${folder}. Start Tendero as an ordinary user, or keep it outside of folders such as /root.`,
  );
}

async function firstThatReaches(
  lendings: Lending[],
  program: string,
  folder: string,
): Promise<Lending | undefined> {
  for (const lending of lendings) if (await reaches(lending, [program, folder])) return lending;
  return undefined;
}

function asUser(user: User): Lending {
  return (program, parameters) => ({ program, parameters, user });
}

/**
 * The user keeps one capability of ours. PostgreSQL asks `access` for its own programs, which ignores the capabilities
 * of all but root unless `no_setuid_fixup` is set.
 */
function asUserWith(capability: string, { uid, gid }: User): Lending {
  const options = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
    '--securebits=+no_setuid_fixup',
    '--',
  ];
  return (program, parameters) => ({ program: 'setpriv', parameters: [...options, program, ...parameters] });
}

function spawning(lending: Lending): Runner['spawn'] {
  return (asked, given, options) => {
    const { program, parameters, user } = lending(asked, given);
    return spawn(program, parameters, { ...options, ...user });
  };
}

async function findOwner(): Promise<User> {
  for (const name of CANDIDATES) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      // No such user here: the next one.
    }
  }
  throw new FolderError(
    'Started as root, PostgreSQL needs another user to run as: create one named "postgres", or start Tendero as an ordinary user.',
  );
}

/** False also where the system has no `setpriv`, or we do not hold the capability ourselves. */
async function reaches(lending: Lending, places: string[]): Promise<boolean> {
  try {
    for (const place of places) {
      const { program, parameters, user } = lending('test', ['-x', place]);
      await run(program, parameters, user ?? {});
    }
    return true;
  } catch {
    return false;
  }
}
