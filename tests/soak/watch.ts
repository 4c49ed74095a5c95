import { readdir } from 'node:fs/promises';
import { residentBytes } from '../bench/processes.ts';

export interface Sample {
  at: number;
  megabytes: number;
  handles: number;
  /** Milliseconds that `/live`, which only waits for the event loop, took. */
  delay: number;
}

/** Looks at a server once a second until it is stopped. */
export function watch(pid: number, origin: string): { samples: Sample[]; stop(): void } {
  const samples: Sample[] = [];
  const look = async (): Promise<void> => {
    const begun = performance.now();
    const answered = await fetch(`${origin}/live`).catch(() => null);
    const delay = answered?.ok === true ? performance.now() - begun : Number.POSITIVE_INFINITY;
    const [bytes, handles] = await Promise.all([residentBytes(pid), readdir(`/proc/${pid}/fd`)]);
    samples.push({ at: Date.now(), megabytes: bytes / 1e6, handles: handles.length, delay });
  };
  // A process that has ended has no files: the run itself reports that.
  const timer = setInterval(() => void look().catch(() => undefined), 1000);
  return { samples, stop: () => clearInterval(timer) };
}

/** Megabytes and handles that the last quarter of the samples has more than the second: the first is warming up. */
export function growth(samples: readonly Sample[]): { megabytes: number; handles: number } {
  const quarter = Math.floor(samples.length / 4);
  const mean = (part: readonly Sample[], of: (sample: Sample) => number): number =>
    part.reduce((sum, sample) => sum + of(sample), 0) / Math.max(1, part.length);
  const [second, last] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)];
  return {
    megabytes: Math.round(
      mean(last, (sample) => sample.megabytes) - mean(second, (sample) => sample.megabytes),
    ),
    handles: Math.round(mean(last, (sample) => sample.handles) - mean(second, (sample) => sample.handles)),
  };
}
