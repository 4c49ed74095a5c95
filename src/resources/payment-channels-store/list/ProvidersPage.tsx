import { useId, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import AddIcon from '@mui/icons-material/Add';
import { useDataProvider, useLogoutIfAccessDenied, useNotify, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { CHANNEL_IDS, PAYMENT_CHANNELS } from '../../../../domain/payments/channels.ts';
import { accountLines, TRANSFER_WAYS } from '../../../../domain/payments/transfer-texts.ts';
import type { PaymentChannelStore } from '../../../../generated/payment-channels-store/types.ts';
import { ORDERS_PAY_WORDS } from '../../../../generated/words/orders-pay.ts';
import { PAYMENT_PROVIDERS_WORDS } from '../../../../generated/words/payment-providers.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { DoubtfulPayment } from '../../../dataProvider/payment-channel-calls.ts';
import { fill, fillCount, useAppLocale, useWords } from '../../../i18n/words.ts';
import { useListVisit } from '../../../schema/list-visit.ts';
import { pathOf } from '../../../schema/paths.ts';
import { clamped, panel, quiet } from '../../../theme/styles.ts';
import { aboveLink, CardLink } from '../../../ui/card/CardLink.tsx';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';
import { DateText } from '../../../ui/figure/DateText.tsx';
import { failureOf, failureSentence } from '../../../ui/form/useWrite.ts';
import { RetryNotice } from '../../../ui/notice/RetryNotice.tsx';
import { BackToSettings, PageBody, PageHeader } from '../../../ui/page/Page.tsx';
import { RowsSkeleton, EmptyState, ErrorState, useNeedsSignal } from '../../../ui/state/PageStates.tsx';
import { SortableList, type SortableTools } from '../../../ui/sortable/SortableList.tsx';
import {
  CONFIGURED_KEY,
  needsCheck,
  useChannelLooks,
  useConfigured,
  usePaymentAccess,
} from '../provider-api.ts';
import { ADD_PATH, transferPath, updatePath } from '../provider-paths.ts';
import { ChannelMark, PremiumGate } from '../ProviderPage.tsx';
import { ReviewButton } from '../review/ReviewButton.tsx';
import { useDoubtfulPayments } from '../useDoubtfulPayments.ts';

/** `/config/paymentProviders`: how buyers can pay, in the order in which they see it (CFG-08). */
export default function ProvidersPage() {
  useListVisit('payment-channels-store');
  return (
    <PremiumGate>
      <Providers />
    </PremiumGate>
  );
}

function Providers() {
  const words = useWords(PAYMENT_PROVIDERS_WORDS);
  const { write } = usePaymentAccess();
  const { data: configured, error, refetch } = useConfigured();
  const add = (
    <Button component={Link} to={ADD_PATH} variant="contained" startIcon={<AddIcon />}>
      {words.add}
    </Button>
  );
  const addable =
    write === 'allowed' && configured !== undefined && configured.length < PAYMENT_CHANNELS.length;
  return (
    <PageBody narrow>
      <PageHeader
        title={words.title}
        back={<BackToSettings />}
        actions={addable && configured.length > 0 && add}
      />
      <DoubtfulPayments />
      {write === 'allowed' && configured !== undefined && <TransferOffer configured={configured} />}
      {configured === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {configured === undefined && error === null && <RowsSkeleton rows={4} height={72} />}
      {configured?.length === 0 && (
        <EmptyState leads title={words.empty_title} subtitle={words.empty_text} action={addable && add} />
      )}
      {configured !== undefined && configured.length > 0 && <ProviderList configured={configured} />}
    </PageBody>
  );
}

/** What most buyers of a chat pay with, offered where the store has not said its number or key. */
function TransferOffer({ configured }: { configured: readonly PaymentChannelStore[] }) {
  const words = useWords(PAYMENT_PROVIDERS_WORDS);
  const { ways } = useWords(ORDERS_PAY_WORDS);
  if (configured.some(({ payment_channel_id }) => payment_channel_id === CHANNEL_IDS.manual)) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <SectionCard title={words.offer} intro={words.offer_text}>
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' }}>
          {TRANSFER_WAYS.map((way) => (
            <Button key={way} component={Link} to={transferPath(way)} variant="outlined">
              {ways[way]}
            </Button>
          ))}
        </Box>
      </SectionCard>
    </Box>
  );
}

/** The channels of the store, sorted by handle, keyboard and buttons. */
function ProviderList({ configured }: { configured: readonly PaymentChannelStore[] }) {
  const words = useWords(PAYMENT_PROVIDERS_WORDS);
  const looksOf = useChannelLooks();
  const move = useReorder();
  const { write } = usePaymentAccess();
  const blocked = useNeedsSignal();
  const items = configured.map((configuration) => ({
    id: configuration.payment_channel_id,
    name: looksOf(configuration.payment_channel_id).name,
    configuration,
  }));
  return (
    <SortableList
      items={items}
      label={words.list}
      disabled={write !== 'allowed'}
      blocked={blocked}
      onMove={move}
    >
      {({ configuration }, tools) => <ProviderCard configuration={configuration} tools={tools} />}
    </SortableList>
  );
}

type Configured = PaymentChannelStore[];

/**
 * Moves a channel at once and sends the new order, one after another. What the server has is read again after the last,
 * also after a refusal.
 */
function useReorder(): (id: number, to: number) => void {
  const client = useQueryClient();
  const dataProvider = useDataProvider<AppDataProvider>();
  const checkSession = useLogoutIfAccessDenied();
  const notify = useNotify();
  const translate = useTranslate();
  const words = useWords(PAYMENT_PROVIDERS_WORDS);
  const sent = useRef(Promise.resolve());
  const latest = useRef<Configured>(undefined);

  async function save(shown: Configured): Promise<void> {
    try {
      const { orderChannels } = await dataProvider.loadPaymentChannelCalls();
      await orderChannels(shown.map(({ payment_channel_id }) => payment_channel_id));
    } catch (error) {
      const reason = failureSentence(translate, failureOf(error));
      notify(fill(words.not_moved, { reason }), { type: 'error' });
      void checkSession(error);
    }
    // A later move shows another order by now, and reads it itself.
    if (latest.current === shown) await client.invalidateQueries({ queryKey: CONFIGURED_KEY });
  }

  return (id, to) => {
    const before = client.getQueryData<Configured>(CONFIGURED_KEY) ?? [];
    const moved = before.find(({ payment_channel_id }) => payment_channel_id === id);
    if (moved === undefined) return;
    const after = before.filter((one) => one !== moved).toSpliced(to, 0, moved);
    void client.cancelQueries({ queryKey: CONFIGURED_KEY });
    client.setQueryData(CONFIGURED_KEY, after);
    latest.current = after;
    sent.current = sent.current.then(() => save(after));
  };
}

interface ProviderCardProps {
  configuration: PaymentChannelStore;
  tools: SortableTools;
}

const overLink = { ...aboveLink, display: 'flex', alignItems: 'center' } as const;

/** Handle, name and state of one channel; a tap anywhere opens its form. */
function ProviderCard({ configuration, tools }: ProviderCardProps) {
  const {
    payment_channel_id: id,
    active,
    complete,
    test_mode: test,
    extra_parameters: extra,
  } = configuration;
  const words = useWords(PAYMENT_PROVIDERS_WORDS);
  const { name } = useChannelLooks()(id);
  const { ways } = useWords(ORDERS_PAY_WORDS);
  const { write } = usePaymentAccess();
  const accounts = accountLines({ ...extra, holder: null }, (what, value) =>
    what === 'holder' ? value : `${ways[what]} ${value}`,
  );
  const told = accounts.length > 0 ? accounts.join(' · ') : extra?.title;
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
        {told && <Box sx={{ ...quiet, ...clamped(2), overflowWrap: 'anywhere' }}>{told}</Box>}
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

/** The providers below them stay in reach of a phone. */
const SHOWN = 3;

/** Payments of which nobody knows whose they are: a person looks for them at the provider. Absent where there is none. */
function DoubtfulPayments() {
  const words = useWords(PAYMENT_PROVIDERS_WORDS);
  const locale = useAppLocale();
  const [all, setAll] = useState(false);
  const { data: payments, error, refetch } = useDoubtfulPayments();
  if (error !== null) return <RetryNotice text={words.review_error} onRetry={() => void refetch()} />;
  if (payments === undefined || payments.length === 0) return null;
  const more = payments.length - SHOWN;
  return (
    <Box sx={{ mb: 3 }}>
      <SectionCard title={words.review} intro={words.review_intro}>
        <Box
          component="ul"
          aria-label={words.review}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
        >
          {(all ? payments : payments.slice(0, SHOWN)).map((payment) => (
            <Payment key={payment.id} payment={payment} />
          ))}
        </Box>
        {more > 0 && (
          <Button aria-expanded={all} onClick={() => setAll(!all)} sx={{ justifySelf: 'start' }}>
            {all ? words.review_less : fillCount(words.review_more, more, locale)}
          </Button>
        )}
      </SectionCard>
    </Box>
  );
}

function Payment({ payment }: { payment: DoubtfulPayment }) {
  const { provider, attempt_id, reason, order_id, created_at } = payment;
  const words = useWords(PAYMENT_PROVIDERS_WORDS);
  const looksOf = useChannelLooks();
  const id = useId();
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
    >
      <Box
        id={id}
        sx={{ flex: '1 1 12rem', minWidth: 0, display: 'grid', gap: 0.25, overflowWrap: 'anywhere' }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
          <Box sx={{ fontWeight: 500 }}>{looksOf(CHANNEL_IDS[provider]).name}</Box>
          <Box sx={quiet}>
            <DateText at={created_at} time />
          </Box>
        </Box>
        <div>{words.reasons[reason]}</div>
        <Box sx={quiet}>{fill(words.review_reference, { id: attempt_id })}</Box>
      </Box>
      {order_id !== null && reason !== 'order_gone' && (
        <MuiLink
          component={Link}
          to={pathOf('orders', 'show', order_id)}
          aria-describedby={id}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 'var(--target)' }}
        >
          {words.review_order}
        </MuiLink>
      )}
      <ReviewButton payment={payment} describedBy={id} />
    </Box>
  );
}
