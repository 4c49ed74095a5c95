import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import type { ReviewDialogProps } from './ReviewDialog.tsx';

export const reviewDialogPart = lazyPopup<ReviewDialogProps>(() => import('./ReviewDialog.tsx'));
