import { fieldSentence } from '../../../i18n/field-sentence.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { failureSentence, type Failure, type Refusal } from '../../../ui/form/failure.ts';
import {
  CHANNEL_IDS,
  SECRET_FIELDS,
  type PaymentChannel,
  type SecretField,
} from '../../../../domain/payments/channels.ts';
import { isTransferTold } from '../../../../domain/payments/transfer-told.ts';
import type { ProviderValues } from './provider-values.ts';

/** The keys that a provider does not take, each with its sentence. */
export function keysRefused({ fields }: Failure, translate: Translate): [SecretField, string][] {
  return SECRET_FIELDS.flatMap((field): [SecretField, string][] => {
    const about = fields[field];
    return about === undefined
      ? []
      : [[field, fieldSentence(translate, 'payment-channels-store', field, about)]];
  });
}

/** What is wrong with the typed values already: a transfer without a word for buyers. */
export function sentencesOf(
  { id }: PaymentChannel,
  values: ProviderValues,
  translate: Translate,
): Record<string, string> {
  if (id !== CHANNEL_IDS.manual || isTransferTold(values)) return {};
  const source = 'extra_parameters.instructions';
  return {
    instructions: fieldSentence(translate, 'payment-channels-store', source, { key: 'transfer_silent' }),
  };
}

interface Sentences {
  /** 'No se pudo crear' or 'No se pudo actualizar' (spec 2 §8). */
  problem: string;
  stale: string;
}

/** A refused configuration at the inputs of the form; the texts for buyers are one member in the API. */
export function refusalOf(
  failure: Failure,
  translate: Translate,
  { problem, stale }: Sentences,
): Refusal<ProviderValues> {
  const sentences = Object.entries(failure.fields).map(([source, about]): [string, string] => [
    source.replace(/^extra_parameters\./, ''),
    fieldSentence(translate, 'payment-channels-store', source, about),
  ]);
  const reason = failureSentence(translate, failure);
  return {
    sentences: Object.fromEntries(sentences),
    ...(sentences.length === 0 && { message: failure.code === 'stale' ? stale : `${problem}. ${reason}` }),
  };
}
