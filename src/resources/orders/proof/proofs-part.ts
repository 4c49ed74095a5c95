import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import type { PaymentProofsProps } from './PaymentProofs.tsx';

/** It stands below what decides, so it loads after it. */
export const proofsPart = lazyPart<PaymentProofsProps>(() => import('./PaymentProofs.tsx'));
