/** Whether the session ended while the user works. Only one box reports it, however many calls fail. */
export interface ExpiredSession {
  /** Shows the box unless it is visible; resolves when the user has confirmed it. */
  report(): Promise<void>;
  /** The user has confirmed the box. */
  confirm(): void;
  /** For `useSyncExternalStore(subscribe, isReported)`. */
  isReported(): boolean;
  subscribe(listener: () => void): () => void;
}

export function createExpiredSession(): ExpiredSession {
  let reported: { confirmed: Promise<void>; confirm: () => void } | null = null;
  const listeners = new Set<() => void>();

  function change(next: typeof reported): void {
    reported = next;
    for (const listener of listeners) listener();
  }

  return {
    report() {
      if (reported !== null) return reported.confirmed;
      let confirm = (): void => undefined;
      const confirmed = new Promise<void>((resolve) => {
        confirm = resolve;
      });
      change({ confirmed, confirm });
      return confirmed;
    },
    confirm() {
      reported?.confirm();
      change(null);
    },
    isReported: () => reported !== null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
