import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

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
  Part: LazyExoticComponent<ComponentType<P>>;
  /** Starts loading: on hover, focus or touch of the button that opens it. */
  preload(): void;
  /** Settles when the code has arrived, or has not: the part itself says so. */
  arrive(): Promise<void>;
}

/** A part of a screen that loads at its first use; a lost chunk is requested again. */
export function lazyPart<P>(load: () => Promise<{ default: ComponentType<P> }>): LazyPart<P> {
  let loading: Promise<{ default: ComponentType<P> }> | undefined;
  const start = (): Promise<{ default: ComponentType<P> }> => {
    loading ??= insist(load).catch((error: unknown) => {
      throw new PartMissing(error);
    });
    return loading;
  };
  const arrive = (): Promise<void> =>
    start().then(
      () => undefined,
      () => undefined,
    );
  return { Part: lazy(start), preload: () => void arrive(), arrive };
}
