import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import {
  type Consent,
  CONSENT_CHANNELS,
  CONSENT_KINDS,
  CONSENT_PURPOSES,
  type ConsentChannel,
  type ConsentKind,
  type ConsentPurpose,
  LONGEST_EVIDENCE,
  LONGEST_WORDING,
} from '../../../../domain/customers/customer-answers.ts';
import { formatLocal, parseLocal } from '../../../../domain/dates/local.ts';
import { CUSTOMER_DATA_WORDS } from '../../../../generated/words/customer-data.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { useWords } from '../../../i18n/words.ts';
import { ControlledInput } from '../../../ui/input/LabelledInput.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useDates } from '../../../ui/figure/DateText.tsx';
import { useWriteForm } from '../../../ui/form/useWriteForm.ts';
import { NativeSelect } from '../../../ui/input/NativeSelect.tsx';
import { consentsKey } from '../../../dataProvider/query-cache.ts';

export interface ConsentDialogProps {
  customerId: number;
  onClose(): void;
}

interface ConsentForm {
  kind: ConsentKind;
  purpose: ConsentPurpose;
  channel: ConsentChannel;
  /** Of the store's clock, `2026-11-22T08:30`. */
  given_at: string;
  wording: string;
  evidence: string;
}

/** To the minute, as the browser's input has it. */
const TO_THE_MINUTE = 16;

/** Notes what a client allowed, or took back. */
export default function ConsentDialog({ customerId, onClose }: ConsentDialogProps) {
  const { page: words, kinds, purposes, channels } = useWords(CUSTOMER_DATA_WORDS);
  const { timeZone } = useDates();
  const notify = useNotify();
  const queries = useQueryClient();
  const dataProvider = useDataProvider<AppDataProvider>();
  const [now] = useState(() => formatLocal(new Date(), timeZone).slice(0, TO_THE_MINUTE).replace(' ', 'T'));
  const instantOf = (typed: string) => parseLocal(typed, timeZone);
  const form = useWriteForm<ConsentForm, Consent>({
    defaults: {
      kind: 'given',
      purpose: 'orders',
      channel: 'whatsapp',
      given_at: now,
      wording: '',
      evidence: '',
    },
    validate: ({ kind, given_at, wording }): Record<string, string> => ({
      ...((instantOf(given_at) ?? Infinity) > new Date() && { given_at: words.given_at_wrong }),
      ...(kind === 'given' && wording.trim() === '' && { wording: words.wording_missing }),
    }),
    write: async ({ given_at, ...values }) => {
      const at = (instantOf(given_at) ?? new Date()).toISOString();
      return (await dataProvider.loadCustomerCalls()).addConsent(customerId, { ...values, given_at: at });
    },
    onSaved: (stored) => {
      queries.setQueryData<Consent[]>(consentsKey(customerId), (before) => before && [stored, ...before]);
      notify(words.saved, { type: 'success' });
      onClose();
      // Its place is by the day on which it was given.
      void queries.invalidateQueries({ queryKey: consentsKey(customerId) });
    },
    refusalOf: ({ fields }) => ({
      sentences: {
        ...(fields['given_at'] !== undefined && { given_at: words.given_at_wrong }),
        ...(fields['wording'] !== undefined && { wording: words.wording_missing }),
      },
    }),
  });
  const { control, setValue } = form.form;
  const { kind, purpose, channel } = form.form.watch();
  return (
    <FormDialog title={words.add} submitLabel={words.submit} form={form} onClose={onClose}>
      <NativeSelect
        label={words.kind}
        value={kind}
        options={CONSENT_KINDS.map((value) => ({ value, label: kinds[value] }))}
        onChange={(value) => setValue('kind', CONSENT_KINDS.find((one) => one === value) ?? kind)}
      />
      <NativeSelect
        label={words.purpose}
        value={purpose}
        options={CONSENT_PURPOSES.map((value) => ({ value, label: purposes[value] }))}
        onChange={(value) => setValue('purpose', CONSENT_PURPOSES.find((one) => one === value) ?? purpose)}
      />
      <NativeSelect
        label={words.channel}
        value={channel}
        options={CONSENT_CHANNELS.map((value) => ({ value, label: channels[value] }))}
        onChange={(value) => setValue('channel', CONSENT_CHANNELS.find((one) => one === value) ?? channel)}
      />
      <ControlledInput control={control} name="given_at" type="datetime-local" label={words.given_at} />
      <ControlledInput
        control={control}
        name="wording"
        label={words.wording}
        help={words.wording_help}
        multiline
        maxRows={6}
        inputProps={{ maxLength: LONGEST_WORDING }}
      />
      <ControlledInput
        control={control}
        name="evidence"
        label={words.evidence}
        help={words.evidence_help}
        autoComplete="off"
        inputProps={{ maxLength: LONGEST_EVIDENCE }}
      />
    </FormDialog>
  );
}
