import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { residentBytes } from '../bench/processes.ts';

export interface Sample {
  at: number;
  megabytes: number;
  handles: number;
  /** Connections of the database. */
  connections: number;
  /** Megabytes of the database's write-ahead log. */
  wal: number;
  /** Milliseconds that `/live`, which only waits for the event loop, took. */
  delay: number;
}

export interface Watched {
  pid: number;
  origin: string;
  dataFolder: string;
}

/** Looks at a server once a second until it is stopped. */
export function watch({ pid, origin, dataFolder }: Watched): { samples: Sample[]; stop(): void } {
  const samples: Sample[] = [];
  const data = path.join(dataFolder, 'postgres/data');
  const look = async (): Promise<void> => {
    const begun = performance.now();
    const answered = await fetch(`${origin}/live`).catch(() => null);
    const delay = answered?.ok === true ? performance.now() - begun : Number.POSITIVE_INFINITY;
    const [bytes, handles, connections, wal] = await Promise.all([
      residentBytes(pid),
      readdir(`/proc/${pid}/fd`),
      backends(data),
      bytesIn(path.join(data, 'pg_wal')),
    ]);
    samples.push({
      at: Date.now(),
      megabytes: bytes / 1e6,
      handles: handles.length,
      connections,
      wal: wal / 1e6,
      delay,
    });
  };
  // A process that has ended has no files: the run itself reports that.
  const timer = setInterval(() => void look().catch(() => undefined), 1000);
  return { samples, stop: () => clearInterval(timer) };
}

/** Processes of PostgreSQL beside its first one: its own few, and one for each connection. */
async function backends(data: string): Promise<number> {
  const [first = ''] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n');
  const children = await readFile(`/proc/${first}/task/${first}/children`, 'utf8');
  return children.trim().split(' ').length;
}

async function bytesIn(folder: string): Promise<number> {
  const sizes = (await readdir(folder)).map((name) => stat(path.join(folder, name)).then(({ size }) => size));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

export interface Growth {
  megabytes: number;
  handles: number;
  connections: number;
  wal: number;
}

/** What the last quarter of the samples has more than the second: the first is warming up. */
export function growth(samples: readonly Sample[]): Growth {
  const quarter = Math.floor(samples.length / 4);
  const [second, last] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)];
  const mean = (part: readonly Sample[], name: keyof Growth): number =>
    part.reduce((sum, sample) => sum + sample[name], 0) / Math.max(1, part.length);
  const more = (name: keyof Growth): number => Math.round(mean(last, name) - mean(second, name));
  return {
    megabytes: more('megabytes'),
    handles: more('handles'),
    connections: more('connections'),
    wal: more('wal'),
  };
}
