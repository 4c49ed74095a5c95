import { useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import ShareIcon from '@mui/icons-material/IosShare';
import { useTranslate, type RaRecord } from 'ra-core';
import { lazyPopup } from '../lazy/lazy-popup.tsx';
import { PHONE } from '../../theme/styles.ts';
import type { ShareRecordDialogProps } from './ShareRecordDialog.tsx';
import { useShareAddress } from './useShareAddress.ts';

const { Part: ShareRecordDialog, preload } = lazyPopup<ShareRecordDialogProps>(
  () => import('./ShareRecordDialog.tsx'),
);

export interface ShareRecordProps {
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
