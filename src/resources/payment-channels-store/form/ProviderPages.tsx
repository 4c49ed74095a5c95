import { useId, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ChevronIcon from '@mui/icons-material/ChevronRight';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import {
  CHANNEL_IDS,
  channelOf,
  PAYMENT_CHANNELS,
  type PaymentChannel,
} from '../../../../domain/payments/channels.ts';
import { TRANSFER_WAYS } from '../../../../domain/payments/transfer-texts.ts';
import type { PaymentChannelStore } from '../../../../generated/payment-channels-store/types.ts';
import { ORDERS_PAY_WORDS } from '../../../../generated/words/orders-pay.ts';
import { PAYMENT_PROVIDERS_WORDS } from '../../../../generated/words/payment-providers.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill, useAppLocale, useWords } from '../../../i18n/words.ts';
import { color, panel, quiet } from '../../../theme/styles.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { failureSentence, useWrite } from '../../../ui/form/useWrite.ts';
import { FormSkeleton, RowsSkeleton, ErrorState, NotFoundState } from '../../../ui/state/PageStates.tsx';
import { useChannelLooks, useConfiguration, useConfigured, usePaymentAccess } from '../provider-api.ts';
import { addPath, PROVIDERS_PATH, transferPath } from '../provider-paths.ts';
import { ChannelMark, ProviderPage } from '../ProviderPage.tsx';
import { ProviderForm } from './ProviderForm.tsx';

/** `/config/paymentProviders/add`: first the channel, then its form (spec 1 §2). */
export function AddProviderPage() {
  const words = useWords(PAYMENT_PROVIDERS_WORDS);
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
  return <ChannelPicker configured={configured} />;
}

/** A way to a form: a channel, or one account of its transfers. */
interface Choice {
  to: string;
  mark: number;
  name: string;
  help: string;
}

/** What the store has not set up: transfers to an account first, each a way to its form. */
function ChannelPicker({ configured }: { configured: readonly PaymentChannelStore[] }) {
  const words = useWords(PAYMENT_PROVIDERS_WORDS);
  const ways = useWords(ORDERS_PAY_WORDS).ways;
  const looksOf = useChannelLooks();
  const locale = useAppLocale();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const taken = new Set<number>(configured.map(({ payment_channel_id }) => payment_channel_id));
  const manual = configured.find(({ payment_channel_id }) => payment_channel_id === CHANNEL_IDS.manual);
  const accounts = TRANSFER_WAYS.filter((way) => !manual?.extra_parameters?.[way]);
  const transfers: Choice[] = [
    ...accounts.map((way) => ({
      to: transferPath(way),
      mark: CHANNEL_IDS.manual,
      name: ways[way],
      help: words.accounts[way],
    })),
    ...(manual === undefined
      ? [
          {
            to: addPath(CHANNEL_IDS.manual),
            mark: CHANNEL_IDS.manual,
            name: words.other_transfer,
            help: words.other_transfer_help,
          },
        ]
      : []),
  ];
  const channels = (fits: (channel: PaymentChannel) => boolean): Choice[] =>
    PAYMENT_CHANNELS.filter((channel) => !taken.has(channel.id) && fits(channel)).map(({ id, means }) => {
      const sentence = list.format(means.map((one) => words.means[one]));
      const help = sentence.charAt(0).toLocaleUpperCase(locale) + sentence.slice(1);
      return { to: addPath(id), mark: id, name: looksOf(id).name, help };
    });
  const groups = [
    { title: words.pick_transfer, choices: transfers },
    { title: words.pick_cash, choices: channels(({ name }) => name === 'cash_on_delivery') },
    { title: words.pick_online, choices: channels(({ provider }) => provider !== null) },
    { title: words.pick_chat, choices: channels(({ name }) => name === 'whatsapp') },
  ].filter(({ choices }) => choices.length > 0);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Box component="p" sx={{ m: 0 }}>
        {groups.length === 0 ? words.all_added : words.pick}
      </Box>
      {groups.map(({ title, choices }) => (
        <ChoiceGroup key={title} title={title} choices={choices} />
      ))}
    </Box>
  );
}

function ChoiceGroup({ title, choices }: { title: string; choices: readonly Choice[] }) {
  const base = useId();
  return (
    <Box component="section" aria-labelledby={base} sx={{ display: 'grid', gap: 1 }}>
      <Box component="h2" id={base} sx={{ ...quiet, m: 0, fontWeight: 500 }}>
        {title}
      </Box>
      <Box
        component="ul"
        aria-labelledby={base}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 1,
          // Long words break where text is large.
          overflowWrap: 'anywhere',
        }}
      >
        {choices.map(({ to, mark, name, help }) => (
          <Box
            component="li"
            key={to}
            sx={{
              ...panel,
              position: 'relative',
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              p: 1.5,
              minHeight: 'var(--target)',
              '&:hover': { backgroundColor: color('hover') },
            }}
          >
            <ChannelMark id={mark} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {/* The link has the name alone, and takes a tap anywhere on its card. */}
              <Box
                component={Link}
                to={to}
                aria-describedby={`${base}-${to}`}
                sx={{
                  fontWeight: 500,
                  color: 'inherit',
                  textDecoration: 'none',
                  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
                }}
              >
                {name}
              </Box>
              <Box id={`${base}-${to}`} sx={quiet}>
                {help}
              </Box>
            </Box>
            <ChevronIcon aria-hidden />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** `/config/paymentProviders/update/3`, or `?method=3`; without either the messaging channel (spec 2 §2, §9). */
export function UpdateProviderPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const channel = channelOf(Number(id ?? search.get('method') ?? CHANNEL_IDS.whatsapp));
  return channel === undefined ? <NotFoundState /> : <StoredForm channel={channel} />;
}

/** The form of a channel with what is stored of it. One that is set up already is updated, on both pages (spec 2 §4). */
function StoredForm({ channel }: { channel: PaymentChannel }) {
  const { name } = useChannelLooks()(channel.id);
  return (
    <ProviderPage title={name}>
      <LoadedForm channel={channel} name={name} />
    </ProviderPage>
  );
}

function LoadedForm({ channel, name }: { channel: PaymentChannel; name: string }) {
  const { data: stored, error, refetch, isFetchedAfterMount } = useConfiguration(channel.id);
  const { remove } = usePaymentAccess();
  if (error !== null && stored === undefined)
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  // What an earlier visit read may be another version by now.
  if (stored === undefined || !isFetchedAfterMount) return <FormSkeleton />;
  const removable = stored !== null && remove === 'allowed' && channel.id !== CHANNEL_IDS.whatsapp;
  return (
    <>
      {/* A check that succeeds is a newer version, on which the form must stand. */}
      <ProviderForm key={stored?.checked} channel={channel} name={name} stored={stored} />
      {removable && <DeactivateProvider channel={channel} name={name} />}
    </>
  );
}

/** 'Desactivar {provider}': the channel is offered no more, and its keys or texts are deleted (spec 2 §2). */
function DeactivateProvider({ channel, name }: { channel: PaymentChannel; name: string }) {
  const words = useWords(PAYMENT_PROVIDERS_WORDS);
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { busy, run } = useWrite();
  const [asking, setAsking] = useState(false);
  const label = fill(words.deactivate, { name });

  const remove = (): Promise<void> =>
    run(async () => (await dataProvider.loadPaymentChannelCalls()).deleteChannel(channel.id), {
      onDone: async () => {
        setAsking(false);
        client.removeQueries({ queryKey: ['payment-channels-store', 'configuration', channel.id] });
        await client.invalidateQueries({ queryKey: ['payment-channels-store'] });
        notify(words.deleted, { type: 'success' });
        void navigate(PROVIDERS_PATH);
      },
      onFailure: (failure) => {
        setAsking(false);
        const reason = failureSentence(translate, failure);
        notify(fill(words.not_deleted, { reason }), { type: 'error' });
      },
    });

  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} sx={{ justifySelf: 'start', mt: 2 }}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        message={fill(channel.provider === null ? words.deactivate_texts : words.deactivate_question, {
          name,
        })}
        confirmLabel={label}
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
