/**
 * Runs a program of package.json on a clean clone too: `node scripts/run.mjs <file> [arguments]`. The packages are
 * installed first; a TypeScript file runs through tsx. It ends when the program has ended, also after Ctrl+C.
 */
import './lib/require-node.mjs';
import './lib/end-with-npm.mjs';
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ensurePackages } from './lib/prepare.mjs';
import { ROOT } from './lib/run.mjs';

const [file = '', ...args] = process.argv.slice(2);
await ensurePackages();
const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : [];
const program = spawn(process.execPath, [...loader, file, ...args], { cwd: ROOT, stdio: 'inherit' });
// A terminal sends Ctrl+C to the program as well; a supervisor sends its signal to this process alone.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => program.kill(signal));
program.on('exit', (code, signal) => {
  process.exitCode = signal === null ? (code ?? 1) : 128 + constants.signals[signal];
});
