import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The root of the project, from any working directory. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * The user who called sudo in a folder of their own: what is installed and built there must be theirs, or their own next
 * start could not change it.
 */
function ownerBehindSudo() {
  const { SUDO_UID, SUDO_GID, SUDO_HOME = ROOT } = process.env;
  const uid = Number(SUDO_UID);
  if (process.getuid?.() !== 0 || !(uid > 0) || statSync(ROOT).uid !== uid) return {};
  // The home of root, and its cache of packages, are closed to that user.
  const env = { HOME: SUDO_HOME, npm_config_cache: path.join(tmpdir(), `tendero-npm-${uid}`) };
  return { uid, gid: Number(SUDO_GID), env };
}

/**
 * Runs a command to its end and shows its output at once. The command cannot ask, because nobody may be there to
 * answer.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, asOwner?: boolean }} [options] `asOwner`: it writes into the project's folder
 * @returns {Promise<number>} its exit code; 1 when a signal ended it or it could not start
 */
export function run(command, args, options = {}) {
  const { env, ...owner } = options.asOwner === true ? ownerBehindSudo() : {};
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env, ...options.env },
      ...owner,
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** @param {string} file below `node_modules` */
export const packageFile = (file) => path.join(ROOT, 'node_modules', file);

/**
 * Runs a program of `node_modules` with the same Node.
 * @param {string} file below `node_modules`
 * @param {string[]} args
 * @param {{ env?: Record<string, string> }} [options]
 */
export function runPackage(file, args, options) {
  return run(process.execPath, [packageFile(file), ...args], options);
}

/**
 * Runs one of our TypeScript files.
 * @param {string} file from the root
 * @param {string[]} args
 */
export function runTypeScript(file, args) {
  return run(process.execPath, ['--import', 'tsx', file, ...args]);
}

/**
 * Runs the same Node to its end and returns its output.
 * @param {string[]} args
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Promise<{ code: number, output: string }>} code 1 when a signal ended it or it could not start
 */
export function gather(args, { env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    /** @param {Buffer} chunk */
    const note = (chunk) => {
      output += chunk.toString();
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
