import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { SHELL_WORDS } from '../../../generated/words/shell.ts';
import { useMay } from '../../schema/useAllowed.ts';
import { pathOf } from '../../schema/paths.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useWords } from '../../i18n/words.ts';
import { useSignOut } from '../user/SignOut.tsx';

/**
 * The plan needs a payment: no key and no click closes this dialog. The user can sign out, and pay with the right to
 * read the plan (spec 1 §4).
 */
export default function PlanBlocked() {
  const translate = useTranslate();
  const { signOut, question } = useSignOut();
  const reads = useMay('invoices.read');
  const { plan } = useWords(SHELL_WORDS);
  return (
    <Dialog
      width="text"
      alert
      title={plan.blocked_title}
      actions={
        <>
          <Button onClick={signOut}>{translate('shell.logout')}</Button>
          {reads && (
            <Button variant="contained" component={Link} to={pathOf('invoices', 'list')}>
              {plan.pay}
            </Button>
          )}
        </>
      }
    >
      {plan.blocked_text}
      {question}
    </Dialog>
  );
}
