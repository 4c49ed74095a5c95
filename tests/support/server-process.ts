import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Maximum time of a start: the first one creates a database and the demo store. */
const PATIENCE = 90_000;

export interface ServerProcess {
  origin: string;
  dataFolder: string;
  process: ChildProcess;
  /** What it printed so far. */
  output(): string;
  /** SIGTERM unless it has ended, and the exit code. Removes the data folder, if it was made here. */
  stop(): Promise<number | null>;
}

export interface ServerCommand {
  /** Of Node. */
  args: string[];
  port: number;
  /** Further settings; with `TENDERO_DATA` it starts on an existing folder, which is not removed. */
  env?: Record<string, string>;
  /** Left out: the data folder. */
  cwd?: string;
  /** At the head of a process group of its own. */
  detached?: boolean;
  stopSignal?: NodeJS.Signals;
}

/**
 * Starts a server as a separate process without our environment, and waits until it is ready.
 * @throws Error with its output when it ends earlier, or is not ready in time
 */
export async function startServerProcess(command: ServerCommand): Promise<ServerProcess> {
  const { args, port, env = {}, cwd, detached = false, stopSignal = 'SIGTERM' } = command;
  const dataFolder = env['TENDERO_DATA'] ?? (await mkdtemp(path.join(tmpdir(), 'tendero-e2e-')));
  const server = spawn(process.execPath, args, {
    cwd: cwd ?? dataFolder,
    detached,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      TENDERO_DATA: dataFolder,
      ...env,
    },
  });
  let output = '';
  const note = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  server.stdout.on('data', note);
  server.stderr.on('data', note);
  const closed = once(server, 'close');
  const hasEnded = (): boolean => server.exitCode !== null || server.signalCode !== null;
  const started: ServerProcess = {
    origin: `http://localhost:${port}`,
    dataFolder,
    process: server,
    output: () => output,
    async stop() {
      if (!hasEnded()) server.kill(stopSignal);
      await closed;
      if (env['TENDERO_DATA'] === undefined) await rm(dataFolder, { recursive: true, force: true });
      return server.exitCode;
    },
  };
  const deadline = Date.now() + PATIENCE;
  while ((await fetch(`${started.origin}/ready`).catch(() => null))?.ok !== true) {
    if (hasEnded() || Date.now() > deadline) {
      const code = await started.stop();
      throw new Error(`The server ended with ${code}:\n${output}`);
    }
    await pause(50);
  }
  return started;
}

/** Below the ports of outgoing connections. One of those could take a port between our check and its use. */
const PORTS = { from: 12_000, to: 32_000 };

/** A port that was free a moment ago: the given one, or any. Rejects when the given one is in use. */
export async function freePort(wanted?: number): Promise<number> {
  if (wanted !== undefined) return listenOnce(wanted);
  for (;;) {
    const drawn = randomInt(PORTS.from, PORTS.to);
    const free = await listenOnce(drawn).catch(() => null);
    if (free !== null) return free;
  }
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}
