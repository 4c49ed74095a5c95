import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import type { LedgerSheetProps } from './LedgerSheet.tsx';

export const ledgerPart = lazyPopup<LedgerSheetProps>(() => import('./LedgerSheet.tsx'));
