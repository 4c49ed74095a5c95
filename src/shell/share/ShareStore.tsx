import { useState } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import ShareIcon from '@mui/icons-material/IosShare';
import { useTranslate } from 'ra-core';
import type { ShareStoreDialogProps } from './ShareStoreDialog.tsx';
import { lazyPopup } from '../../ui/lazy/lazy-popup.tsx';

const { Part: ShareStoreDialog, preloading } = lazyPopup<ShareStoreDialogProps>(
  () => import('./ShareStoreDialog.tsx'),
);

/** The button that opens the shop's link and QR code. */
export function ShareStore(look: Pick<ButtonProps, 'variant' | 'sx' | 'fullWidth'>) {
  const translate = useTranslate();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button
        {...look}
        startIcon={<ShareIcon />}
        aria-haspopup="dialog"
        {...preloading}
        onClick={() => setState('open')}
      >
        {translate('shell.share_store')}
      </Button>
      {state !== 'never' && <ShareStoreDialog open={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}
