import { lazyPopup } from '../../ui/lazy/lazy-popup.tsx';
import type { CropDialogProps } from '../../ui/picture/crop/CropDialog.tsx';

const { Part: CropDialog } = lazyPopup<CropDialogProps>(() => import('../../ui/picture/crop/CropDialog.tsx'));

/** The cropper; it loads when a picture is opened. */
export function LazyCropDialog(props: CropDialogProps) {
  return <CropDialog {...props} />;
}

/** Only pictures of this origin: a browser gives no pixels of others. */
export function canCrop(url: string): boolean {
  return url.startsWith('/');
}
