import Box from '@mui/material/Box';
import type { PaymentChannelStore } from '../../../../generated/payment-channels-store/types.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { clamped } from '../../../theme/clamped.ts';
import { aboveLink } from '../../../ui/card/above-link.ts';
import { CardLink } from '../../../ui/card/CardLink.tsx';
import { panel } from '../../../ui/card/panel.ts';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';
import type { SortableTools } from '../../../ui/sortable/SortableList.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { ChannelMark } from '../ChannelMark.tsx';
import { updatePath } from '../provider-paths.ts';
import { needsCheck } from '../needs-check.ts';
import { PROVIDER_WORDS } from '../provider-words.ts';
import { useChannelLooks } from '../useChannelLooks.ts';
import { usePaymentAccess } from '../usePaymentAccess.ts';

interface ProviderCardProps {
  configuration: PaymentChannelStore;
  tools: SortableTools;
}

const overLink = { ...aboveLink, display: 'flex', alignItems: 'center' } as const;

/** Handle, name and state of one channel; a tap anywhere opens its form. */
export function ProviderCard({ configuration, tools }: ProviderCardProps) {
  const {
    payment_channel_id: id,
    active,
    complete,
    test_mode: test,
    extra_parameters: extra,
  } = configuration;
  const words = useDictionary(PROVIDER_WORDS);
  const { name } = useChannelLooks()(id);
  const { write } = usePaymentAccess();
  return (
    <Box
      sx={{
        ...panel,
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: { xs: 0.5, sm: 1 },
        p: 1,
        px: { xs: 0.5, sm: 1 },
        minHeight: 72,
      }}
    >
      <Box sx={overLink}>{tools.handle}</Box>
      <ChannelMark id={id} />
      <Box sx={{ flex: '1 1 6.5rem', minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <Box sx={{ fontWeight: 500, ...clamped(2) }}>
          <CardLink to={write === 'allowed' ? updatePath(id) : undefined}>{name}</CardLink>
        </Box>
        {extra?.title && <Box sx={{ ...quiet, ...clamped(1), overflowWrap: 'anywhere' }}>{extra.title}</Box>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <StatusChip
            label={active === 1 ? words.active : words.inactive}
            tone={active === 1 ? 'success' : 'neutral'}
          />
          {complete !== 1 && <StatusChip label={words.incomplete} tone="warning" icon="alert" />}
          {needsCheck(configuration) && <StatusChip label={words.unchecked} tone="warning" icon="alert" />}
          {test === 1 && <StatusChip label={words.testing} tone="info" />}
        </Box>
      </Box>
      <Box sx={{ ...overLink, ml: 'auto' }}>{tools.buttons}</Box>
    </Box>
  );
}
