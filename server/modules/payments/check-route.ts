import { missingFields } from '../../../domain/payments/account.ts';
import { adapterOf } from '../../../domain/payments/adapters.ts';
import { ApiError, invalid } from '../../errors.ts';
import type { StoreRoute } from '../../http/route.ts';
import { answerRecord, etagOf } from '../../resources/answer-record.ts';
import { component, VERSION } from '../../resources/routes/describe.ts';
import { resourceNamed, writeOnce } from '../../resources/service.ts';
import { updateRecord } from '../../resources/write/update.ts';
import { acceptedAccount, storedAccount } from './check-keys.ts';
import { channelOfPath, configurationOfPath, CONFIGURATIONS } from './configuration.ts';

/** `POST /payment-channels-store/{methodId}/check`: whether the provider takes the stored keys ('Probar conexión'). */
export const checkConfiguration: StoreRoute = {
  method: 'POST',
  path: `/stores/{storeId}/${CONFIGURATIONS}/{methodId}/check`,
  operationId: 'checkPaymentChannelsStore',
  summary: 'Ask the provider whether it takes the stored keys, and note that it does',
  tags: [CONFIGURATIONS],
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
