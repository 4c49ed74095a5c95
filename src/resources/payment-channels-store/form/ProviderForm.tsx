import { useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { RecordContextProvider, useDataProvider, useNotify, useTranslate } from 'ra-core';
import { FormProvider, useFormContext, useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { SECRET_FIELDS, type PaymentChannel } from '../../../../domain/payments/channels.ts';
import type { AccountField } from '../../../../domain/payments/contract.ts';
import { PAYU_ALGORITHMS } from '../../../../domain/payments/payu/signatures.ts';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import type { Words } from '../../../../domain/schema/vocabulary.ts';
import type { PaymentChannelStore } from '../../../../generated/payment-channels-store/types.ts';
import {
  PAYMENT_PROVIDERS_WORDS,
  type PaymentProvidersWords,
} from '../../../../generated/words/payment-providers.ts';
import { useSession } from '../../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { ChannelConfiguration } from '../../../dataProvider/payment-channel-calls.ts';
import { useUploadsPending } from '../../../form/form-context.ts';
import { FieldInput } from '../../../kinds/inputs/FieldFrame.tsx';
import { InputSetContext } from '../../../kinds/inputs/input.ts';
import { PublicKeyInput } from '../../../kinds/inputs/SecretInput.tsx';
import { WIDGETS } from '../../../kinds/display/widgets.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { ChangesBar, LeaveGuard, ProblemNotice, RestoredNotice } from '../../../ui/form/SaveBar.tsx';
import { failureOf, failureSentence, useWrite, type Failure } from '../../../ui/form/useWrite.ts';
import { useWriteForm, type Edit } from '../../../ui/form/useWriteForm.ts';
import { CopyField } from '../../../ui/input/CopyField.tsx';
import { needsCheck, useCatalogue } from '../provider-api.ts';
import { PROVIDERS_PATH } from '../provider-paths.ts';
import { TransferCard } from './TransferCard.tsx';
import {
  isSandbox,
  isWrittenMeanwhile,
  keysRefused,
  mergeOnto,
  refusalOf,
  sentencesOf,
  valuesOf,
  VARIANTS,
  writeOf,
  type ProviderValues,
  type TextName,
} from './provider-values.ts';

/** As the schema bounds them. */
const SECRET_LENGTH = 500;
const TEXT_LENGTHS = { title: 100, description: 500, instructions: 1000, qrImage: 500 } as const;

function words(pick: (words: PaymentProvidersWords) => string): Words {
  const { es, en, pt } = PAYMENT_PROVIDERS_WORDS;
  return { es: pick(es), en: pick(en), pt: pick(pt) };
}

/** A switch of the form. */
function switchField(name: 'active' | 'test_mode'): FieldDescriptor {
  const [label, help] =
    name === 'active' ? (['show', 'show_help'] as const) : (['test', 'test_help'] as const);
  return {
    source: name,
    kind: 'boolean',
    widget: 'switch',
    display: 'flag',
    label: words((all) => all[label]),
    help: words((all) => all[help]),
  };
}

/** A field of the account, under the name that its provider has for it. */
function accountField(name: AccountField, label: keyof PaymentProvidersWords['fields']): FieldDescriptor {
  const common = { source: name, label: words(({ fields }) => fields[label]) };
  if (name === 'signature_algorithm')
    return {
      ...common,
      kind: 'enum',
      widget: 'select',
      display: 'text',
      enum: PAYU_ALGORITHMS.map((value) => ({ value, label: { es: value } })),
    };
  const secret = name !== 'merchant_id';
  return {
    ...common,
    kind: 'text',
    widget: secret ? 'secret' : 'text',
    display: 'text',
    bounds: { maxLength: secret ? SECRET_LENGTH : 100 },
  };
}

/** A text or picture for the buyer. */
function textField(name: TextName): FieldDescriptor {
  const common = {
    source: name,
    kind: 'text',
    label: words(({ fields }) => fields[name]),
    bounds: { maxLength: TEXT_LENGTHS[name] },
  } as const;
  if (name === 'qrImage') return { ...common, widget: 'image', display: 'image' };
  return name === 'title'
    ? { ...common, widget: 'text', display: 'text' }
    : { ...common, widget: 'multiline', display: 'multiline' };
}

/** Every provider calls its `client_id` public: an id or a public key. */
const PUBLIC = { client_id: PublicKeyInput };

interface ProviderFormProps {
  channel: PaymentChannel;
  name: string;
  /** Null for a channel that is set up now. */
  stored: ChannelConfiguration | null;
}

/** How the store takes payments by one channel: shown or not, its texts, its keys (spec 2 §2). */
export function ProviderForm({ channel, name, stored }: ProviderFormProps) {
  const words = useWords(PAYMENT_PROVIDERS_WORDS);
  const notify = useNotify();
  const translate = useTranslate();
  const navigate = useNavigate();
  const write = useProviderWrite(channel, stored);
  const { uploading, addUpload } = useUploadsPending();
  const inputs = useMemo(
    () => ({ widgets: WIDGETS, components: {}, fields: PUBLIC, addUpload }),
    [addUpload],
  );
  const { texts, transfer } = VARIANTS[channel.name];
  const { form, formProps, saving, problem, restored, startOver, leavingRef, discard } = useWriteForm<
    ProviderValues,
    SavedProvider,
    ChannelConfiguration | null
  >({
    defaults: valuesOf(stored),
    base: stored,
    draftKey: `payment-channel.${channel.id}`,
    secrets: SECRET_FIELDS,
    validate: (values) => sentencesOf(channel, values, translate),
    write,
    refusalOf: (failure) =>
      refusalOf(failure, translate, {
        problem: stored === null ? words.not_created : words.not_updated,
        stale: words.stale,
      }),
    onSaved: ({ done, unchecked }) => {
      if (unchecked) notify(fill(words.saved_unchecked, { done: words[done], name }), { type: 'warning' });
      else notify(words[done], { type: 'success' });
      void navigate(PROVIDERS_PATH);
    },
  });

  return (
    <FormProvider {...form}>
      <InputSetContext value={inputs}>
        <Box component="form" {...formProps} sx={{ display: 'grid', gap: 2 }}>
          {restored && <RestoredNotice onDiscard={startOver} />}
          <SectionCard>
            <FieldInput field={switchField('active')} name="active" required={false} disabled={false} />
          </SectionCard>
          {transfer && <TransferCard />}
          {texts.length > 0 && (
            <SectionCard title={transfer ? words.more_for_buyer : words.for_buyer}>
              {texts.map((text) => (
                <FieldInput
                  key={text}
                  field={textField(text)}
                  name={text}
                  required={false}
                  disabled={false}
                />
              ))}
            </SectionCard>
          )}
          <AccountCards channel={channel} stored={stored} />
          {stored?.complete === 1 && channel.provider !== null && (
            <ConnectionCard channel={channel} name={name} stored={stored} />
          )}
          {channel.provider === null && <HelpLink channel={channel} />}
          <NotificationCard channel={channel} name={name} />
          {problem && <ProblemNotice problem={problem} />}
          <ChangesBar control={form.control} fresh={stored === null} busy={saving || uploading} />
        </Box>
        <LeaveGuard control={form.control} leavingRef={leavingRef} onDiscard={discard} />
      </InputSetContext>
    </FormProvider>
  );
}

/** The address that a merchant pastes at the provider, so that it reports payments (PAY-01). */
function NotificationCard({ channel, name }: { channel: PaymentChannel; name: string }) {
  const words = useWords(PAYMENT_PROVIDERS_WORDS);
  const { data: catalogue } = useCatalogue();
  const url = catalogue?.find(({ id }) => id === channel.id)?.notification_url ?? null;
  if (url === null) return null;
  return (
    <SectionCard title={words.notification} intro={fill(words.notification_help, { name })}>
      <CopyField
        label={words.notification}
        value={url}
        copyLabel={words.copy}
        copied={words.copied}
        failed={words.copy_failed}
      />
    </SectionCard>
  );
}

/** What was done, and whether the provider has still to say that it takes the keys. */
interface SavedProvider {
  done: 'created' | 'updated';
  unchecked: boolean;
}

type ProviderEdit = Edit<ProviderValues, ChannelConfiguration | null>;

/**
 * Sets a channel up, or changes it (spec 2 §4). What somebody else has written meanwhile is kept: the typed values are
 * put on it and saved as a change. Where both have typed into one field, the form shows ours on theirs and asks.
 */
function useProviderWrite({ id, name }: PaymentChannel, stored: ChannelConfiguration | null) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const client = useQueryClient();
  return async (typed: ProviderValues, { base = stored, rebase }: ProviderEdit): Promise<SavedProvider> => {
    const calls = await dataProvider.loadPaymentChannelCalls();
    const write = (values: ProviderValues, before: ChannelConfiguration | null) => {
      const body = writeOf(name, values, before);
      return before === null ? calls.createChannel(id, body) : calls.changeChannel(id, body, before);
    };
    let before = base;
    let saved: PaymentChannelStore;
    try {
      saved = await write(typed, before);
    } catch (error) {
      if (!isWrittenMeanwhile(failureOf(error))) throw error;
      before = await calls.channelConfiguration(id);
      const { values, clash } = mergeOnto(before, base, typed);
      if (clash) {
        rebase(before, valuesOf(before), values);
        throw error;
      }
      saved = await write(values, before);
    }
    await client.invalidateQueries({ queryKey: ['payment-channels-store'] });
    const done: SavedProvider['done'] = before === null ? 'created' : 'updated';
    return { done, unchecked: needsCheck(saved) };
  };
}

interface AccountCardsProps {
  channel: PaymentChannel;
  stored: ChannelConfiguration | null;
}

/** The keys of the store at the provider, and whether they are for tests. */
function AccountCards({ channel, stored }: AccountCardsProps) {
  const words = useWords(PAYMENT_PROVIDERS_WORDS);
  const { account, testMode } = VARIANTS[channel.name];
  const { watch } = useFormContext<ProviderValues>();
  if (account.length === 0) return null;
  const sandbox = isSandbox(channel.name, { merchant_id: watch('merchant_id') });
  return (
    <>
      <SectionCard title={words.account} intro={words.account_intro}>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {account.map(({ name, label }) => (
            <AccountInput key={name} field={accountField(name, label)} stored={stored} />
          ))}
        </Box>
        {sandbox && <Alert severity="info">{words.sandbox}</Alert>}
        <HelpLink channel={channel} />
      </SectionCard>
      {testMode && (
        <SectionCard title={words.test_title}>
          <FieldInput field={switchField('test_mode')} name="test_mode" required={false} disabled={false} />
        </SectionCard>
      )}
    </>
  );
}

/** Where the provider explains its keys, or the installation's help; nothing without either. */
function HelpLink({ channel }: { channel: PaymentChannel }) {
  const words = useWords(PAYMENT_PROVIDERS_WORDS);
  const own = VARIANTS[channel.name].help;
  const general = useSession()?.support.help_url ?? undefined;
  const href = own ?? general;
  if (href === undefined) return null;
  return (
    <Link href={href} target="_blank" rel="noreferrer" sx={{ justifySelf: 'start', py: 1 }}>
      {channel.provider === null ? words.help_general : words.help}
    </Link>
  );
}

interface AccountInputProps {
  field: FieldDescriptor;
  stored: ChannelConfiguration | null;
}

/** An input of the account. A secret says that one is kept only where one is. */
function AccountInput({ field, stored }: AccountInputProps) {
  const names: readonly string[] = stored?.stored_secrets ?? [];
  const kept = stored !== null && names.includes(field.source) ? stored : undefined;
  return (
    <RecordContextProvider value={kept}>
      <FieldInput field={field} name={field.source} required={false} disabled={false} />
    </RecordContextProvider>
  );
}

interface ConnectionCardProps {
  channel: PaymentChannel;
  name: string;
  stored: ChannelConfiguration;
}

/** Whether the provider takes the stored keys, and the button that asks it again. */
function ConnectionCard({ channel, name, stored }: ConnectionCardProps) {
  const words = useWords(PAYMENT_PROVIDERS_WORDS);
  const translate = useTranslate();
  const client = useQueryClient();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { setError } = useFormContext<ProviderValues>();
  const { isDirty } = useFormState<ProviderValues>();
  const { busy, run } = useWrite();
  const [problem, setProblem] = useState<string>();
  const unchecked = needsCheck(stored);
  const state = unchecked ? words.connection_unknown : words.connection_ok;

  const onFailure = (failure: Failure): void => {
    const refused = keysRefused(failure, translate);
    for (const [field, message] of refused) setError(field, { type: 'server', message });
    const reason =
      refused.length > 0
        ? words.connection_refused
        : failure.code === 'unavailable'
          ? words.connection_silent
          : failureSentence(translate, failure);
    setProblem(fill(reason, { name }));
  };
  const check = (): void => {
    setProblem(undefined);
    void run(async () => (await dataProvider.loadPaymentChannelCalls()).checkChannel(channel.id), {
      onDone: () => client.invalidateQueries({ queryKey: ['payment-channels-store'] }),
      onFailure,
    });
  };

  return (
    <SectionCard title={words.connection}>
      <Box component="output">{fill(isDirty ? words.connection_changed : state, { name })}</Box>
      {problem !== undefined && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      {!isDirty && (
        <Button
          variant="outlined"
          loading={busy}
          onClick={check}
          sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
        >
          {words.connection_test}
        </Button>
      )}
    </SectionCard>
  );
}
