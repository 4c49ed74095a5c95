import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useStore } from '../../authProvider/useSession.ts';
import { PageBody } from '../../layout/PageBody.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { color } from '../../theme/color.ts';
import { QuickActions } from './QuickActions.tsx';
import { TodayCards } from './TodayCards.tsx';

/** The day at a glance, and what is done most. */
export function HomePage() {
  const translate = useTranslate();
  const store = useStore();
  const greeting =
    store === null ? translate('home.greeting_nobody') : translate('home.greeting', { store: store.name });
  return (
    <PageBody>
      <PageHeader title={greeting} />
      <Typography sx={{ mt: -2, mb: 2, color: color('text-secondary') }}>
        {translate('home.subtitle')}
      </Typography>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <TodayCards />
        <QuickActions />
      </Box>
    </PageBody>
  );
}
