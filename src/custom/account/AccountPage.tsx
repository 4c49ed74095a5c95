import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useSession } from '../../authProvider/useSession.ts';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { color } from '../../theme/color.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';

/** `/account`: the user's own settings, independent of the store. */
export default function AccountPage() {
  const translate = useTranslate();
  const user = useSession()?.user;
  return (
    <PageBody narrow>
      <PageHeader title={translate('account.title')} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {user !== undefined && (
          <Box sx={{ overflowWrap: 'anywhere', color: color('text-secondary') }}>
            {`${user.first_name} ${user.last_name}`.trim()} · {user.user_email}
          </Box>
        )}
        <SessionList />
        <PasswordForm />
      </Box>
    </PageBody>
  );
}
