import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { StoreProfile } from '../../../../domain/stores/store-profile.ts';
import { STORE_PROFILE_WORDS } from '../../../../generated/words/store-profile.ts';
import type { StoredStore } from '../../../../domain/stores/store-answers.ts';
import { ListedField } from '../../../kinds/display/FieldDisplay.tsx';
import { useWords } from '../../../i18n/words.ts';
import { useRecords } from '../../../schema/record-hooks.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { clamped, color, quiet } from '../../../theme/styles.ts';
import { PageBody, PageHeader } from '../../../ui/page/Page.tsx';
import { PhoneFrame } from '../../../ui/picture/PhoneFrame.tsx';
import { PictureFrame } from '../../../ui/picture/PictureFrame.tsx';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import { useShop } from '../../../ui/share/useShop.ts';
import { FormSkeleton, ErrorState } from '../../../ui/state/PageStates.tsx';
import { useSettings } from '../useSettings.ts';
import { profileOf } from './store-profile.ts';

/** `/store/preview`: the store as buyers would see it, where its public address opens nothing. */
export default function PreviewPage() {
  const words = useWords(STORE_PROFILE_WORDS);
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

export interface StorePreviewProps {
  typed: StoreProfile;
  stored: StoredStore;
}

const SHOWN = 4;

/** The front of the shop on a phone, with what is typed at this moment. It is a picture: nothing in it is for use. */
export function StorePreview({ typed, stored }: StorePreviewProps) {
  const words = useWords(STORE_PROFILE_WORDS);
  const allowed = useAllowed('products')('list');
  const { data: products = [] } = useRecords(
    'products',
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'id', order: 'DESC' },
      filter: { 'active.in': [1] },
    },
    { enabled: allowed },
  );
  return (
    <PhoneFrame label={words.preview}>
      {/* The padding is outside: a clamped box shows its next line in its own. */}
      <Box sx={{ px: 1.5, py: 1 }}>
        <Box sx={{ ...quiet, ...clamped(1) }}>
          {typed.url}.{location.host}
        </Box>
      </Box>
      <Box sx={{ aspectRatio: '1440 / 550', backgroundColor: color('primary-soft') }}>
        {stored.banner_picture !== null && (
          <Box
            component="img"
            src={stored.banner_picture}
            alt=""
            sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
          />
        )}
      </Box>
      <Box sx={{ px: 2, pb: 2, display: 'grid', gap: 1 }}>
        <Box sx={{ mt: '-32px' }}>
          <Thumbnail url={stored.profile_picture} name={typed.name} size={64} />
        </Box>
        <Box sx={{ fontWeight: 700, fontSize: 'var(--text-20)', lineHeight: 1.2 }}>
          {typed.name.trim() === '' ? words.no_name : typed.name}
        </Box>
        {typed.description !== '' && <Box sx={{ whiteSpace: 'pre-line' }}>{typed.description}</Box>}
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
          {products.map((product) => (
            <Box key={product.id} sx={{ minWidth: 0 }}>
              {product.product_images[0] === undefined ? (
                <Box
                  sx={{ aspectRatio: '1', borderRadius: 'var(--radius)', backgroundColor: color('sunken') }}
                />
              ) : (
                <PictureFrame url={product.product_images[0].picture_url} alt="" />
              )}
              <Box sx={{ fontSize: 'var(--text-14)', ...clamped(2) }}>{product.name}</Box>
              <ListedField resource="products" source="price" record={product} />
            </Box>
          ))}
        </Box>
        <Box
          sx={{
            p: 1,
            borderRadius: 'var(--radius)',
            textAlign: 'center',
            backgroundColor: color('whatsapp'),
            color: color('on-whatsapp'),
          }}
        >
          {stored.call_to_action_button ?? words.preview_button}
        </Box>
      </Box>
    </PhoneFrame>
  );
}
