import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import type { PaymentLinkDialogProps } from './PaymentLinkDialog.tsx';

export const paymentLinkPart = lazyPopup<PaymentLinkDialogProps>(() => import('./PaymentLinkDialog.tsx'));
