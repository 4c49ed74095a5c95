import { useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import ShareIcon from '@mui/icons-material/IosShare';
import { useTranslate, type RaRecord } from 'ra-core';
import { shareAddress } from '../../../domain/share/share-address.ts';
import { lazyPopup } from '../lazy/lazy-popup.tsx';
import { PHONE } from '../../theme/styles.ts';
import { useStore } from '../../authProvider/useSession.ts';
import { findDescriptor } from '../../schema/descriptors.ts';
import type { ShareRecordDialogProps } from './ShareDialog.tsx';
import { useShop } from './useShop.ts';

const { Part: ShareRecordDialog, preload } = lazyPopup<ShareRecordDialogProps>(
  () => import('./ShareDialog.tsx'),
);

interface ShareRecordProps {
  resource: string;
  record: RaRecord;
  /** Of the record, where several of them can be shared. */
  name?: string;
}

/** Shares the public address of a record. Nothing is here while the record has none. */
export function ShareRecord({ resource, record, name }: ShareRecordProps) {
  const translate = useTranslate();
  const words = translate('app.share');
  const phone = useMediaQuery(PHONE);
  const address = useShareAddress(resource, record);
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  if (address === null) return null;
  const opens = {
    'aria-haspopup': 'dialog',
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => setState('open'),
  } as const;
  return (
    <>
      {phone ? (
        <IconButton {...opens} color="primary" aria-label={name === undefined ? words : `${words}: ${name}`}>
          <ShareIcon />
        </IconButton>
      ) : (
        <Button {...opens} startIcon={<ShareIcon />}>
          {words}
        </Button>
      )}
      {state !== 'never' && (
        <ShareRecordDialog
          open={state === 'open'}
          onClose={() => setState('closed')}
          resource={resource}
          record={record}
          address={address}
        />
      )}
    </>
  );
}

/** The public address of a record; null when its schema declares none, or a part of it has no value yet. */
export function useShareAddress(resource: string, record: RaRecord): string | null {
  const store = useStore();
  const shop = useShop();
  const template = findDescriptor(resource)?.share;
  if (store === null || template === undefined) return null;
  const address = shareAddress(store, location.host, template, record);
  return address === null || shop?.served !== false ? address : shop.address;
}
