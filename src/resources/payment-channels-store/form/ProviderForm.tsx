import { useMemo } from 'react';
import Box from '@mui/material/Box';
import { useNotify, useTranslate } from 'ra-core';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { SECRET_FIELDS, type PaymentChannel } from '../../../../domain/payments/channels.ts';
import type { ChannelConfiguration } from '../../../dataProvider/payment-channel-calls.ts';
import { useUploadsPending } from '../../../generator/form/useUploadsPending.ts';
import { FieldInput } from '../../../generator/inputs/FieldInput.tsx';
import { InputSetContext } from '../../../generator/inputs/input.ts';
import { WIDGETS } from '../../../generator/inputs/widgets.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { LeaveGuard } from '../../../ui/form/LeaveGuard.tsx';
import { ProblemNotice } from '../../../ui/form/ProblemNotice.tsx';
import { RestoredNotice } from '../../../ui/form/RestoredNotice.tsx';
import { ChangesBar } from '../../../ui/form/ChangesBar.tsx';
import { useWriteForm } from '../../../ui/form/useWriteForm.ts';
import { PROVIDERS_PATH } from '../provider-paths.ts';
import { PROVIDER_WORDS } from '../provider-words.ts';
import { AccountCards } from './AccountCards.tsx';
import { ConnectionCard } from './ConnectionCard.tsx';
import { NotificationCard } from './NotificationCard.tsx';
import { switchField, textField } from './provider-fields.ts';
import { valuesOf, type ProviderValues } from './provider-values.ts';
import { refusalOf, sentencesOf } from './refusal-of.ts';
import { useProviderWrite, type SavedProvider } from './useProviderWrite.ts';
import { VARIANTS } from './variants.ts';

interface ProviderFormProps {
  channel: PaymentChannel;
  name: string;
  /** Null for a channel that is set up now. */
  stored: ChannelConfiguration | null;
}

/** How the store takes payments by one channel: shown or not, its texts, its keys (spec 2 §2). */
export function ProviderForm({ channel, name, stored }: ProviderFormProps) {
  const words = useDictionary(PROVIDER_WORDS);
  const notify = useNotify();
  const translate = useTranslate();
  const navigate = useNavigate();
  const write = useProviderWrite(channel, stored);
  const { uploading, addUpload } = useUploadsPending();
  const inputs = useMemo(() => ({ widgets: WIDGETS, components: {}, fields: {}, addUpload }), [addUpload]);
  const { texts } = VARIANTS[channel.name];
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
          {texts.length > 0 && (
            <SectionCard title={words.for_buyer}>
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
          <NotificationCard channel={channel} name={name} />
          {problem && <ProblemNotice problem={problem} />}
          <ChangesBar control={form.control} fresh={stored === null} busy={saving || uploading} />
        </Box>
        <LeaveGuard control={form.control} leavingRef={leavingRef} onDiscard={discard} />
      </InputSetContext>
    </FormProvider>
  );
}
