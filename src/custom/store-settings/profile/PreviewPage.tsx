import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { PageBody } from '../../../ui/page/PageBody.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useShop } from '../../../ui/share/useShop.ts';
import { FormSkeleton } from '../../../ui/skeleton/Skeletons.tsx';
import { ErrorState } from '../../../ui/state/PageStates.tsx';
import { useSettings } from '../useSettings.ts';
import { profileOf } from './profile-of.ts';
import { STORE_PROFILE_WORDS } from './store-profile-words.ts';
import { StorePreview } from './StorePreview.tsx';

/** `/store/preview`: the store as buyers would see it, where its public address opens nothing. */
export default function PreviewPage() {
  const words = useDictionary(STORE_PROFILE_WORDS);
  const { settings, error, refetch } = useSettings();
  const shop = useShop();
  return (
    <PageBody narrow>
      <PageHeader title={words.preview_page} />
      {shop?.served === false && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {words.preview_only}
        </Alert>
      )}
      {settings !== undefined && (
        <Box sx={{ maxWidth: 400, mx: 'auto' }}>
          <StorePreview typed={profileOf(settings)} stored={settings} />
        </Box>
      )}
      {settings === undefined &&
        (error === null ? <FormSkeleton /> : <ErrorState error={error} onRetry={() => void refetch()} />)}
    </PageBody>
  );
}
