import { execFile, spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { access, chown, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { FolderError } from './folder-error.ts';

const run = promisify(execFile);

/** How programs of PostgreSQL are started: it refuses to run as root, so root lends it another user. */
export interface Runner {
  /** Owner that the server's files must have; undefined when it is the user we are. */
  owner: { uid: number; gid: number } | undefined;
  spawn(program: string, parameters: string[], options: SpawnOptions): ChildProcess;
  /** Gives a file or folder to the server. */
  give(file: string): Promise<void>;
}

/** Users without privileges that systems already have, best first. */
const CANDIDATES = ['postgres', 'nobody'];

/** Capabilities that let a process through folders that others may not enter, such as `/root`; the weaker one first. */
const PASSAGES = [
  { name: 'dac_read_search', bit: 2n },
  { name: 'dac_override', bit: 1n },
];

const plain: Runner = { owner: undefined, spawn, give: async () => {} };

/**
 * @param places program and folder that the server must reach
 * @throws FolderError when we are root and there is no way to run as anybody else
 */
export async function findRunner(places: string[]): Promise<Runner> {
  if (process.getuid?.() !== 0) return plain;
  const owner = await findOwner();
  const give = (file: string): Promise<void> => chown(file, owner.uid, owner.gid);
  if (await reaches(owner, places))
    return {
      owner,
      give,
      spawn: (program, parameters, options) => spawn(program, parameters, { ...options, ...owner }),
    };
  const capability = await findPassage();
  if (capability === undefined) {
    throw new FolderError(
      `Started as root, PostgreSQL runs as another user, who may not enter the folders above ${places.join(' and ')}. Start Tendero as an ordinary user, or keep it outside of folders such as /root.`,
    );
  }
  const drop = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
    '--',
  ];
  return {
    owner,
    give,
    spawn: (program, parameters, options) => spawn('setpriv', [...drop, program, ...parameters], options),
  };
}

async function findOwner(): Promise<{ uid: number; gid: number }> {
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

async function reaches(owner: { uid: number; gid: number }, places: string[]): Promise<boolean> {
  try {
    for (const place of places) await run('test', ['-x', place], owner);
    return true;
  } catch {
    return false;
  }
}

async function findPassage(): Promise<string | undefined> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const held = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)/m.exec(status)?.[1] ?? '0'}`);
  const passage = PASSAGES.find(({ bit }) => (held >> bit) % 2n === 1n);
  const usable = await access('/usr/bin/setpriv').then(
    () => true,
    () => false,
  );
  return usable ? passage?.name : undefined;
}
