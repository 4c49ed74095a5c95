import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { insist } from './insist.ts';
import { PartMissing } from './part-missing.ts';

export interface LazyPart<P> {
  Part: LazyExoticComponent<ComponentType<P>>;
  /** Starts loading: on hover, focus or touch of the button that opens it. */
  preload(): void;
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
  return { Part: lazy(start), preload: () => void start().catch(() => undefined) };
}
