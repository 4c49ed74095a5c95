import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import type { CollectDialogProps } from './CollectDialog.tsx';

export const collectPart = lazyPopup<CollectDialogProps>(() => import('./CollectDialog.tsx'));
