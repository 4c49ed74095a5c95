import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import type { RefundDialogProps } from './RefundDialog.tsx';

export const refundPart = lazyPopup<RefundDialogProps>(() => import('./RefundDialog.tsx'));
