/** The session ended while the user works. Only one box reports it, however many calls fail. */
type Listener = () => void;

let expired = false;
let confirm: (() => void) | null = null;
let confirmed: Promise<void> | null = null;
const listeners = new Set<Listener>();

/** Shows the box unless it is visible; resolves when the user has confirmed it. */
export function sayExpired(): Promise<void> {
  confirmed ??= new Promise((resolve) => {
    confirm = resolve;
  });
  setExpired(true);
  return confirmed;
}

/** The user has confirmed the box. */
export function confirmExpired(): void {
  confirm?.();
  confirm = null;
  confirmed = null;
  setExpired(false);
}

/** For `useSyncExternalStore(subscribeToExpired, isExpired)`. */
export function isExpired(): boolean {
  return expired;
}

export function subscribeToExpired(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setExpired(value: boolean): void {
  expired = value;
  for (const listener of listeners) listener();
}
