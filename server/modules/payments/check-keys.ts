import {
  accountAfter,
  isSameAccount,
  missingFields,
  type SentAccount,
} from '../../../domain/payments/account.ts';
import { adapterOf } from '../../../domain/payments/adapters.ts';
import type { PaymentChannel } from '../../../domain/payments/channels.ts';
import type { KeyFault, ProviderAccount } from '../../../domain/payments/contract.ts';
import { misshapenKeys } from '../../../domain/payments/key-shape.ts';
import type { Provider } from '../../../domain/payments/provider.ts';
import { ApiError, invalid } from '../../errors.ts';
import type { StoreRoute } from '../../http/route.ts';
import type { StoreContext } from '../../context.ts';
import { answerRecord, etagOf } from '../../resources/answer-record.ts';
import { component, VERSION } from '../../resources/routes/describe.ts';
import { resourceNamed, writeOnce } from '../../resources/service.ts';
import { updateRecord } from '../../resources/write/update.ts';
import { countTry } from '../identity/module.ts';
import { channelAt } from './accounts.ts';
import { channelOfPath, configurationOfPath, CONFIGURATIONS } from './configuration.ts';

/** Milliseconds: a person waits for the answer. */
const PATIENCE = 8_000;

/** Of one store in a minute: nobody tries keys at a provider through us. */
const LIMIT = { tries: 20, window: 60_000 };

type Asking = Pick<StoreContext, 'ports' | 'storeId' | 'now'>;

/**
 * The account that a write leaves, where its provider has taken its keys. Undefined where it gave no answer. Stored
 * keys, and those of an account that lacks some, are not asked about.
 * @throws ApiError `invalid` at the keys that it does not take, `too_many_requests`
 */
export async function acceptedAfter(
  context: Asking,
  { provider }: PaymentChannel,
  input: SentAccount,
  mode: 'merge' | 'replace',
): Promise<ProviderAccount | undefined> {
  if (provider === null) return undefined;
  const before = await storedAccount(context, provider);
  const account = accountAfter(before, input, mode);
  if (before !== null && isSameAccount(before, account)) return undefined;
  return acceptedAccount(context, provider, account);
}

async function storedAccount(
  { ports, storeId }: Asking,
  provider: Provider,
): Promise<ProviderAccount | null> {
  const channel = await ports.database.read(storeId, (sql) => channelAt(ports, sql, storeId, provider));
  return channel?.account ?? null;
}

/**
 * The account, where its provider has just taken its keys; undefined where it gave no answer, or keys are missing.
 * @throws ApiError `invalid` at the keys that it does not take, `too_many_requests`
 */
async function acceptedAccount(
  { ports, storeId, now }: Asking,
  provider: Provider,
  account: ProviderAccount,
): Promise<ProviderAccount | undefined> {
  const { payments, database, logger } = ports;
  const adapter = adapterOf(provider);
  if (payments === undefined || missingFields(adapter, account).length > 0) return undefined;
  const misshapen = Object.keys(misshapenKeys(adapter, account));
  if (misshapen.length > 0 || adapter.wrongEnvironment(account).length > 0) return undefined;
  await countTry(database, [{ key: `payment-keys:${storeId}`, ...LIMIT }], now);
  let faults: KeyFault[];
  try {
    faults = await inTime(adapter.checkKeys(account, payments.send));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no answer';
    logger.warn({ storeId, provider, reason }, 'a provider said nothing of its keys');
    return undefined;
  }
  if (faults.length > 0) throw invalid(Object.fromEntries(faults.map((one) => said(one, account))));
  return account;
}

function said({ field, fault }: KeyFault, { testMode }: ProviderAccount): [string, { key: string }] {
  const key = fault === 'unknown' ? 'key_unknown' : testMode ? 'key_not_of_tests' : 'key_of_tests';
  return [field, { key }];
}

/** The answer, unless it takes longer than a person waits. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** `POST /payment-channels-store/{methodId}/check`: whether the provider takes the stored keys ('Probar conexión'). */
export const checkConfiguration: StoreRoute = {
  method: 'POST',
  path: `/stores/{storeId}/${CONFIGURATIONS}/{methodId}/check`,
  operationId: 'checkPaymentChannelsStore',
  summary: 'Ask the provider whether it takes the stored keys, and note that it does',
  tag: CONFIGURATIONS,
  access: { permission: `${CONFIGURATIONS}.write`, feature: 'is_payment_checkouts_enabled' },
  refusals: ['invalid', 'too_many_requests'],
  answers: {
    200: {
      description: 'As stored: the keys are taken',
      headers: { ETag: VERSION },
      schema: component('PaymentChannelsStore'),
    },
    422: { description: 'The keys that are missing, or that the provider does not take' },
    503: { description: 'The provider gave no answer: nothing is known' },
  },
  async handle(context) {
    const id = await configurationOfPath(context);
    const { provider } = channelOfPath(context);
    const account = provider === null ? null : await storedAccount(context, provider);
    if (provider === null || account === null) throw new ApiError('not_found');
    const missing = missingFields(adapterOf(provider), account);
    if (missing.length > 0)
      throw invalid(Object.fromEntries(missing.map((field) => [field, { key: 'required' }])));
    const accepted = await acceptedAccount(context, provider, account);
    if (accepted === undefined) throw new ApiError('unavailable');
    return writeOnce(context, async (write) => {
      const resource = resourceNamed(write.ports, CONFIGURATIONS);
      const record = await updateRecord({ ...write, acceptedAccount: accepted }, resource, id, {});
      const headers = { etag: etagOf(record) };
      return { status: 200, body: answerRecord(resource, write.access, record), headers };
    });
  },
};
