import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import type { ProofDialogProps } from './ProofDialog.tsx';

export const proofDialogPart = lazyPopup<ProofDialogProps>(() => import('./ProofDialog.tsx'));
