import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import type { ShipmentDialogProps } from './ShipmentDialog.tsx';

export const shipmentPart = lazyPopup<ShipmentDialogProps>(() => import('./ShipmentDialog.tsx'));
