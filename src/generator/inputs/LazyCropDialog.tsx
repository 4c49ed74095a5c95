import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import type { CropDialogProps } from '../../ui/picture/crop/CropDialog.tsx';

const { Part: CropDialog } = lazyPart<CropDialogProps>(() => import('../../ui/picture/crop/CropDialog.tsx'));

/** The cropper; it loads when a picture is opened. */
export function LazyCropDialog(props: CropDialogProps) {
  return (
    <Suspense>
      <CropDialog {...props} />
    </Suspense>
  );
}

/** Only pictures of this origin: a browser gives no pixels of others. */
export function canCrop(url: string): boolean {
  return url.startsWith('/');
}
