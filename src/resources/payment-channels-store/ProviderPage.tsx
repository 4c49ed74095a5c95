import { Suspense, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Link } from 'react-router-dom';
import { channelOf } from '../../../domain/payments/channels.ts';
import { PAYMENT_PROVIDERS_WORDS } from '../../../generated/words/payment-providers.ts';
import { useWords } from '../../i18n/words.ts';
import type { PremiumOverlayProps } from '../../shell/premium/PremiumOverlay.tsx';
import { color } from '../../theme/styles.ts';
import { StatusIcon } from '../../ui/chip/StatusChip.tsx';
import { lazyPart } from '../../ui/lazy/lazy-popup.tsx';
import { PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { PageSkeleton, DeniedState, InactiveState } from '../../ui/state/PageStates.tsx';
import { useChannelLooks, usePaymentAccess } from './provider-api.ts';
import { PROVIDERS_PATH } from './provider-paths.ts';

/** A page below the list of channels, for those who may change them. */
export function ProviderPage({ title, children }: { title: string; children: ReactNode }) {
  const words = useWords(PAYMENT_PROVIDERS_WORDS);
  const header = (
    <>
      <Button component={Link} to={PROVIDERS_PATH} startIcon={<ArrowBackIcon />} sx={{ ml: -2 }}>
        {words.back}
      </Button>
      <PageHeader title={title} />
    </>
  );
  return (
    <PremiumGate header={header}>
      <PageBody narrow>
        {header}
        {children}
      </PageBody>
    </PremiumGate>
  );
}

const { Part: Premium } = lazyPart<PremiumOverlayProps>(
  () => import('../../shell/premium/PremiumOverlay.tsx'),
);

const GATE = 'is_payment_checkouts_enabled';

/** A page under 'Función Premium' where the plan has no online payments (spec 2 §6). `header`: of a form, for those who write. */
export function PremiumGate({ header, children }: { header?: ReactNode; children: ReactNode }) {
  const form = header !== undefined;
  const { write } = usePaymentAccess();
  if (write === 'feature')
    return (
      <Suspense fallback={<PageSkeleton />}>
        {form ? (
          <Premium gate={GATE} header={<PageBody narrow>{header}</PageBody>} />
        ) : (
          <Premium gate={GATE}>{children}</Premium>
        )}
      </Suspense>
    );
  if (form && write === 'inactive') return <InactiveState />;
  if (form && write === 'permission') return <DeniedState titled />;
  return children;
}

/** A channel at a glance: the initials of its company, or the icon of what the store takes by itself. */
export function ChannelMark({ id }: { id: number }) {
  const { name, icon } = useChannelLooks()(id);
  const company = (channelOf(id)?.provider ?? null) !== null;
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 40,
        height: 40,
        borderRadius: 'var(--radius)',
        backgroundColor: color('sunken'),
        color: color('text-secondary'),
        fontSize: 'var(--text-14)',
        fontWeight: 700,
        '& .MuiSvgIcon-root': { fontSize: 20 },
      }}
    >
      {company ? initialsOf(name) : <StatusIcon name={icon} tone="neutral" />}
    </Box>
  );
}

/** `MP` of Mercado Pago, `PU` of PayU: its capitals, or its first two characters. */
function initialsOf(name: string): string {
  const capitals = name.match(/\p{Lu}/gu) ?? [];
  return capitals.length > 1 ? capitals.slice(0, 2).join('') : name.slice(0, 2);
}
