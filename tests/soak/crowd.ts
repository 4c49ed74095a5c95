/** Clients in a process of their own, so that those who are measured do not wait for them in ours. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Load, Outcome } from './clients.ts';

export interface Crowd {
  /** One load at a time. */
  work(load: Load): Promise<Outcome>;
  end(): void;
}

/** Ready when it is returned. */
export async function startCrowd(): Promise<Crowd> {
  const child = fork(path.join(import.meta.dirname, 'crowd-process.ts'), { serialization: 'advanced' });
  await once(child, 'message');
  return {
    work: (load) =>
      new Promise((resolve, reject) => {
        child.once('message', resolve);
        child.once('exit', () => reject(new Error('The crowd has ended')));
        child.send(load);
      }),
    end: () => child.disconnect(),
  };
}
