import { Component, Suspense, useEffect, type ReactNode } from 'react';
import { useNotify } from 'ra-core';
import { PartMissing } from './lazy-part.ts';

interface OptionalProps {
  /** What stands there while the part loads, and when it did not arrive. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * The place of a part without which the screen is still of use, such as the actions for selected records. When its code
 * does not arrive, a notice says so and the rest stays, as for a `lazyPopup`. A part that fails while it is drawn is a
 * defect, and goes to the screen's own boundary.
 */
export class Optional extends Component<OptionalProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { fallback = null, children } = this.props;
    const { error } = this.state;
    if (error === undefined) return <Suspense fallback={fallback}>{children}</Suspense>;
    if (!(error instanceof PartMissing)) throw error;
    return (
      <>
        {fallback}
        <SayMissing />
      </>
    );
  }
}

function SayMissing() {
  const notify = useNotify();
  useEffect(() => {
    notify(navigator.onLine ? 'app.part_missing' : 'errors.network', { type: 'error' });
  }, [notify]);
  return null;
}
