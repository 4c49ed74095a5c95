/**
 * What a benchmark has started and not stopped yet. A benchmark stops it itself; after Ctrl+C, or the signal of a
 * supervisor, `stopOnSignals` does, so that no process outlives the run. The database is in a session of its own, and
 * the servers do not hear a signal that this process alone receives.
 */
import { constants } from 'node:os';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Browser } from 'playwright-core';
import { startEmbeddedPostgres } from '../../server/adapters/embedded-postgres/start.ts';
import { launchBrowser } from '../support/browser.ts';

const running = new Set<() => Promise<void>>();

/** The function to stop with, which the signals call too; it runs once. */
export function untilStopped(stop: () => Promise<void>): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  const stopOnce = (): Promise<void> => {
    stopping ??= stop().finally(() => running.delete(stopOnce));
    return stopping;
  };
  running.add(stopOnce);
  return stopOnce;
}

/** Ends a process and waits for it. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** A database that also stops with the run. */
export async function startDatabase(
  folder: string,
): Promise<Pick<Awaited<ReturnType<typeof startEmbeddedPostgres>>, 'source' | 'stop'>> {
  const starting = startEmbeddedPostgres(folder);
  // Its server runs before the start is over.
  const stop = untilStopped(async () => (await starting.catch(() => undefined))?.stop());
  const { source } = await starting;
  return { source, stop };
}

/** A browser that also closes with the run. */
export async function startBrowser(): Promise<Browser> {
  const starting = launchBrowser({ handlesSignals: false });
  const close = untilStopped(async () => {
    const started = await starting.catch(() => undefined);
    if (started?.isConnected() === true) await started.close();
  });
  const browser = await starting;
  browser.once('disconnected', () => void close());
  return browser;
}

/**
 * From now on a signal stops all that runs, the newest first, and ends this process. Ctrl+C comes twice: from the
 * terminal, and from the process that started this one.
 */
export function stopOnSignals(): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      // What is being measured fails as its server goes.
      process.on('uncaughtException', () => undefined);
      void stopAll().finally(() => process.exit(128 + constants.signals[signal]));
    });
}

async function stopAll(): Promise<void> {
  for (const stop of [...running].toReversed())
    await stop().catch((error: unknown) => console.error('What a benchmark started did not stop:', error));
}
