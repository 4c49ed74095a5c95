import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { pathOf } from '../../../schema/paths.ts';
import { DialogStep } from '../../../ui/dialog/StepDialog.tsx';
import { BILLING_WORDS } from '../billing-words.ts';

/** The store has the largest plan: there is none to sell. */
export function AlreadyPro({ onClose }: { onClose(): void }) {
  const { upgrade } = useDictionary(BILLING_WORDS);
  const translate = useTranslate();
  return (
    <DialogStep
      title={upgrade.already}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('app.close')}</Button>
          <Button variant="contained" component={Link} to={pathOf('invoices', 'list')} onClick={onClose}>
            {upgrade.see_plan}
          </Button>
        </>
      }
    >
      <Box>{upgrade.already_text}</Box>
    </DialogStep>
  );
}
