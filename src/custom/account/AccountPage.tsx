import Box from '@mui/material/Box';
import { useSession } from '../../authProvider/useSession.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { color } from '../../theme/color.ts';
import { ACCOUNT_WORDS } from './account-words.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';

/** `/account`: the user's own settings, independent of the store. */
export default function AccountPage() {
  const { title } = useDictionary(ACCOUNT_WORDS);
  const user = useSession()?.user;
  return (
    <PageBody narrow>
      <PageHeader title={title} />
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
