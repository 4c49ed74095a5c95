import { Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import ShareIcon from '@mui/icons-material/IosShare';
import { useTranslate, type RaRecord } from 'ra-core';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { PHONE } from '../../theme/widths.ts';
import type { ShareRecordDialogProps } from './ShareRecordDialog.tsx';
import { useShareAddress } from './useShareAddress.ts';

const { Part: ShareRecordDialog, preload } = lazyPart<ShareRecordDialogProps>(
  () => import('./ShareRecordDialog.tsx'),
);

/** Shares the public address of a record. Nothing is here while the record has none. */
export function ShareRecord({ resource, record }: { resource: string; record: RaRecord }) {
  const translate = useTranslate();
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
        <IconButton {...opens} color="primary" aria-label={translate('app.share')}>
          <ShareIcon />
        </IconButton>
      ) : (
        <Button {...opens} startIcon={<ShareIcon />}>
          {translate('app.share')}
        </Button>
      )}
      {state !== 'never' && (
        <Suspense>
          <ShareRecordDialog
            open={state === 'open'}
            onClose={() => setState('closed')}
            resource={resource}
            record={record}
            address={address}
          />
        </Suspense>
      )}
    </>
  );
}
