import { randomId } from './random-id.ts';

/**
 * The id of a logical write, which is also its idempotency key. A write without a clear answer keeps its id. When the
 * user presses the button again with the same content, the server sees the same write.
 */
export interface RequestIds {
  of(fingerprint: string): string;
  /** A clear answer arrived, good or bad: the next write with this content is a new one. */
  settle(fingerprint: string): void;
}

export function createRequestIds(create: () => string = randomId): RequestIds {
  const open = new Map<string, string>();
  return {
    of(fingerprint) {
      const known = open.get(fingerprint);
      if (known !== undefined) return known;
      const id = create();
      open.set(fingerprint, id);
      return id;
    },
    settle(fingerprint) {
      open.delete(fingerprint);
    },
  };
}
