import { Suspense, type ReactNode } from 'react';
import { PageSkeleton } from '../../ui/skeleton/Skeletons.tsx';
import { DeniedState, InactiveState } from '../../ui/state/PageStates.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import type { PremiumOverlayProps } from '../../shell/premium/PremiumOverlay.tsx';
import { usePaymentAccess } from './usePaymentAccess.ts';

const { Part: Premium } = lazyPart<PremiumOverlayProps>(
  () => import('../../shell/premium/PremiumOverlay.tsx'),
);

const GATE = 'is_payment_checkouts_enabled';

/** A page under 'Función Premium' where the plan has no online payments (spec 2 §6). `form`: it is for those who write. */
export function PremiumGate({ form = false, children }: { form?: boolean; children: ReactNode }) {
  const { write } = usePaymentAccess();
  if (write === 'feature')
    return (
      <Suspense fallback={<PageSkeleton />}>
        {form ? <Premium gate={GATE} /> : <Premium gate={GATE}>{children}</Premium>}
      </Suspense>
    );
  if (form && write === 'inactive') return <InactiveState />;
  if (form && write === 'permission') return <DeniedState titled />;
  return children;
}
