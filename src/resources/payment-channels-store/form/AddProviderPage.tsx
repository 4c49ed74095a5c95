import { useId } from 'react';
import Box from '@mui/material/Box';
import ChevronIcon from '@mui/icons-material/ChevronRight';
import { Link, useSearchParams } from 'react-router-dom';
import { channelOf, PAYMENT_CHANNELS, type PaymentChannel } from '../../../../domain/payments/channels.ts';
import { useAppLocale } from '../../../i18n/useAppLocale.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { color } from '../../../theme/color.ts';
import { panel } from '../../../ui/card/panel.ts';
import { RowsSkeleton } from '../../../ui/skeleton/Skeletons.tsx';
import { ErrorState } from '../../../ui/state/PageStates.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { ChannelMark } from '../ChannelMark.tsx';
import { addPath } from '../provider-paths.ts';
import { PROVIDER_WORDS } from '../provider-words.ts';
import { useChannelLooks } from '../useChannelLooks.ts';
import { useConfigured } from '../useProviders.ts';
import { ProviderPage } from './ProviderPage.tsx';
import { StoredForm } from './StoredForm.tsx';

/** `/config/paymentProviders/add`: first the channel, then its form (spec 1 §2). */
export default function AddProviderPage() {
  const words = useDictionary(PROVIDER_WORDS);
  const [search] = useSearchParams();
  const channel = channelOf(Number(search.get('method')));
  if (channel !== undefined) return <StoredForm channel={channel} />;
  return (
    <ProviderPage title={words.add}>
      <Picker />
    </ProviderPage>
  );
}

function Picker() {
  const { data: configured, error, refetch } = useConfigured();
  if (configured === undefined)
    return error === null ? (
      <RowsSkeleton rows={7} height={56} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  const taken = new Set<number>(configured.map(({ payment_channel_id }) => payment_channel_id));
  return <ChannelPicker channels={PAYMENT_CHANNELS.filter(({ id }) => !taken.has(id))} />;
}

/** The channels that the store has not set up, each a way to its form. */
function ChannelPicker({ channels }: { channels: readonly PaymentChannel[] }) {
  const words = useDictionary(PROVIDER_WORDS);
  const base = useId();
  const looksOf = useChannelLooks();
  const locale = useAppLocale();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (
    <>
      <Box component="p" sx={{ m: 0, mb: 2 }}>
        {channels.length === 0 ? words.all_added : words.pick}
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 1,
          // Long words break where text is large.
          overflowWrap: 'anywhere',
        }}
      >
        {channels.map(({ id, means }) => {
          const { name } = looksOf(id);
          const taken = list.format(means.map((one) => words.means[one]));
          return (
            <li key={id}>
              <Box
                sx={{
                  ...panel,
                  position: 'relative',
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1.5,
                  p: 2,
                  minHeight: 'var(--target)',
                  '&:hover': { backgroundColor: color('hover') },
                }}
              >
                <ChannelMark id={id} />
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  {/* The link has the name alone, and takes a tap anywhere on its card. */}
                  <Box
                    component={Link}
                    to={addPath(id)}
                    aria-describedby={`${base}-${id}`}
                    sx={{
                      fontWeight: 500,
                      color: 'inherit',
                      textDecoration: 'none',
                      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
                    }}
                  >
                    {name}
                  </Box>
                  <Box id={`${base}-${id}`} sx={quiet}>
                    {taken.charAt(0).toLocaleUpperCase(locale) + taken.slice(1)}
                  </Box>
                </Box>
                <ChevronIcon aria-hidden />
              </Box>
            </li>
          );
        })}
      </Box>
    </>
  );
}
