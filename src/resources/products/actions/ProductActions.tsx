import { useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import CopyIcon from '@mui/icons-material/ContentCopy';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { useLocation } from 'react-router-dom';
import type { CardProps } from '../../../generator/manifest/manifest.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { PHONE } from '../../../theme/widths.ts';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { ACTION_WORDS } from './action-words.ts';
import { useCopyProduct } from './useCopyProduct.ts';
import type { VisibilitySheetProps } from './VisibilitySheet.tsx';

const { Part: VisibilitySheet, preload } = lazyPopup<VisibilitySheetProps>(
  () => import('./VisibilitySheet.tsx'),
);

/** Beside the icons of a phone the question takes what is left, on two lines if need be. */
const BESIDE_ICONS = {
  flex: '1 1 7.5rem',
  justifyContent: 'flex-start',
  px: 1,
  lineHeight: 1.2,
  textAlign: 'left',
} as const;

/** Above the form and the detail of a product: why buyers do not see it, and a copy of it. */
export default function ProductActions({ record }: CardProps<'products'>) {
  const words = useDictionary(ACTION_WORDS);
  const phone = useMediaQuery(PHONE);
  const [open, setOpen] = useState(false);
  const { busy, copy } = useCopyProduct();
  const path = pathOf('products', 'edit', record.id);
  const inForm = useLocation().pathname === path;
  const creates = useAllowed('products')('create');
  return (
    <>
      <Button
        startIcon={<VisibilityIcon />}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
        sx={phone ? BESIDE_ICONS : undefined}
      >
        {words.why}
      </Button>
      {creates &&
        (phone ? (
          <IconButton aria-label={words.copy} loading={busy} onClick={() => copy(record)}>
            <CopyIcon />
          </IconButton>
        ) : (
          <Button
            startIcon={<CopyIcon />}
            loading={busy}
            loadingPosition="start"
            onClick={() => copy(record)}
          >
            {words.copy}
          </Button>
        ))}
      {open && (
        <VisibilitySheet
          product={record}
          {...(inForm ? {} : { priceAt: path })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
