import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { pathOf } from '../../schema/paths.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

export interface PremiumDialogProps {
  /** What one came for, and that the plan lacks it. */
  text: string;
  onClose(): void;
}

/** Instead of an action outside of the store's plan: what it takes, and the way there. */
export default function PremiumDialog({ text, onClose }: PremiumDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog
      title={translate('state.locked_title')}
      width="narrow"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('app.cancel')}</Button>
          <Button component={Link} to={pathOf('invoices', 'list')} variant="contained">
            {translate('state.upgrade')}
          </Button>
        </>
      }
    >
      <Box>{text}</Box>
    </Dialog>
  );
}
