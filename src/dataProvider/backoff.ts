const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;

/** Milliseconds before attempt `attempt + 1`: doubling, with jitter so that phones do not return in step. */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return full / 2 + (full / 2) * random();
}

/** Waits, or rejects with the signal's reason as soon as it aborts. */
export function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
