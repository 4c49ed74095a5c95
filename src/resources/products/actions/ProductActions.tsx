import { Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import CopyIcon from '@mui/icons-material/ContentCopy';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import type { CardProps } from '../../../generator/manifest/manifest.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { ACTION_WORDS } from './action-words.ts';
import { useCopyProduct } from './useCopyProduct.ts';
import type { VisibilitySheetProps } from './VisibilitySheet.tsx';

const { Part: VisibilitySheet, preload } = lazyPart<VisibilitySheetProps>(
  () => import('./VisibilitySheet.tsx'),
);

/** Above the form of a product: why buyers do not see it, and a copy of it. */
export default function ProductActions({ record }: CardProps<'products'>) {
  const words = useDictionary(ACTION_WORDS);
  const [open, setOpen] = useState(false);
  const { busy, copy } = useCopyProduct();
  const creates = useAllowed('products')('create');
  return (
    <>
      <Button
        startIcon={<VisibilityIcon />}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        {words.why}
      </Button>
      {creates && (
        <Button startIcon={<CopyIcon />} loading={busy} loadingPosition="start" onClick={() => copy(record)}>
          {words.copy}
        </Button>
      )}
      {open && (
        <Suspense>
          <VisibilitySheet product={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
