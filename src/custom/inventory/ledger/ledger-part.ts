import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import type { LedgerSheetProps } from './LedgerSheet.tsx';

export const ledgerPart = lazyPart<LedgerSheetProps>(() => import('./LedgerSheet.tsx'));
