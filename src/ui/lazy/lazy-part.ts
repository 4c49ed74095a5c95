import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react';

/** The code of a part of the screen did not arrive. */
export class PartMissing extends Error {
  constructor(cause: unknown) {
    super('The code of a part of the screen did not arrive', { cause });
    this.name = 'PartMissing';
  }
}

const TRIES = 3;

/** Loads code; a lost file is requested again. */
export async function insist<T>(load: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (tries <= 1) throw error;
    return insist(load, tries - 1);
  }
}

export interface LazyPart<P> {
  Part: FunctionComponent<P>;
  /** Starts loading: on hover, focus or touch of the button that opens it. */
  preload(): void;
  /** Settles when the code has arrived, or has not: the part itself says so. */
  arrive(): Promise<void>;
}

/**
 * A part of a screen that loads at its first use; a lost chunk is requested again. Code that has arrived is drawn at once:
 * `lazy` of React waits for its promise in any case, and a skeleton stays on screen for a third of a second.
 */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyPart<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<{ default: ComponentType<P> }> | undefined;
  const start = (): Promise<{ default: ComponentType<P> }> => {
    loading ??= insist(load).then(
      (module) => {
        loaded = module.default;
        return module;
      },
      (error: unknown) => {
        throw new PartMissing(error);
      },
    );
    return loading;
  };
  const arrive = (): Promise<void> =>
    start().then(
      () => undefined,
      () => undefined,
    );
  const Waiting = lazy(start);
  function Part(props: P) {
    // The choice stays: another component in its place would lose what it holds.
    const [Shown] = useState<ComponentType<P> | typeof Waiting>(() => loaded ?? Waiting);
    return createElement(Shown, props);
  }
  return { Part, preload: () => void arrive(), arrive };
}
