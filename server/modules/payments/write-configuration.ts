import { invalid } from '../../errors.ts';
import type { Answer, StoreRoute } from '../../http/route.ts';
import type { StoreContext, WriteContext } from '../../context.ts';
import { answerRecord, etagOf } from '../../resources/answer-record.ts';
import { component, IF_MATCH, VERSION } from '../../resources/routes/describe.ts';
import { answerUpdate } from '../../resources/routes/write.ts';
import { resourceNamed, writeOnce } from '../../resources/service.ts';
import { createRecord } from '../../resources/write/create.ts';
import { deleteRecords } from '../../resources/write/delete.ts';
import { asRow } from '../../resources/write/input.ts';
import { acceptedAfter } from './check-keys.ts';
import { channelOfPath, configurationOfPath, CONFIGURATIONS } from './configuration.ts';

const NAME = 'extra_parameters';

/**
 * A body whose extra parameters may be JSON text (spec 2 §4) or the object itself.
 * Throws `invalid` at the field for a text that is no JSON.
 */
function withParsedParameters(body: unknown) {
  const input = asRow(body);
  const sent = input[NAME];
  return typeof sent === 'string' ? { ...input, [NAME]: sent.trim() === '' ? null : parsed(sent) } : input;
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw invalid({ [NAME]: { key: 'json' } });
  }
}

const RECORD = component('PaymentChannelsStore');

const SHARED = {
  path: `/stores/{storeId}/${CONFIGURATIONS}/{methodId}`,
  tag: CONFIGURATIONS,
  access: {
    permission: `${CONFIGURATIONS}.write`,
    feature: 'is_payment_checkouts_enabled',
  },
  bodyCheck: 'handler',
} as const satisfies Partial<StoreRoute>;

/** `POST /payment-channels-store/{methodId}`: sets a channel of the catalogue up (spec 2 §7). */
export const createConfiguration: StoreRoute = {
  ...SHARED,
  method: 'POST',
  operationId: 'createPaymentChannelsStore',
  summary: 'Set up a channel for the store; one that is set up already is refused as not unique',
  body: component('PaymentChannelsStorePatch'),
  refusals: ['too_many_requests'],
  answers: { 201: { description: 'As stored', headers: { ETag: VERSION }, schema: RECORD } },
  async handle(context) {
    const channel = channelOfPath(context);
    const { payment_channel_id: named = channel.id, ...input } = withParsedParameters(context.body);
    if (named !== channel.id) throw invalid({ payment_channel_id: { key: 'const' } });
    const acceptedAccount = await acceptedAfter(context, channel, input, 'merge');
    return writeOnce(context, async (write) => {
      const resource = resourceNamed(write.ports, CONFIGURATIONS);
      const record = await createRecord({ ...write, acceptedAccount }, resource, {
        order: await nextPlace(write),
        ...input,
        payment_channel_id: channel.id,
      });
      const body = answerRecord(resource, write.access, record);
      return { status: 201, body, headers: { etag: etagOf(record) } };
    });
  },
};

const CHANGED = {
  headers: { 'If-Match': IF_MATCH },
  refusals: ['stale', 'too_many_requests'],
  answers: { 200: { description: 'As stored', headers: { ETag: VERSION }, schema: RECORD } },
} as const satisfies Partial<StoreRoute>;

/** `PUT`: the whole configuration. Secrets that are left out stay, and so does its place among the others. */
export const replaceConfiguration: StoreRoute = {
  ...SHARED,
  ...CHANGED,
  method: 'PUT',
  operationId: 'replacePaymentChannelsStore',
  summary: "Replace the store's configuration of a channel; secrets that are left out stay",
  body: component('PaymentChannelsStorePatch'),
  async handle(context) {
    const { id } = channelOfPath(context);
    const input = { payment_channel_id: id, ...withParsedParameters(context.body) };
    return changed(context, input, 'replace');
  },
};

/** `PATCH`: some of it, such as its place. */
export const changeConfiguration: StoreRoute = {
  ...SHARED,
  ...CHANGED,
  method: 'PATCH',
  operationId: 'updatePaymentChannelsStore',
  summary: "Change the store's configuration of a channel; what is left out stays",
  body: component('PaymentChannelsStorePatch'),
  handle: async (context) => changed(context, withParsedParameters(context.body), 'merge'),
};

/** `DELETE`: the channel is offered no more, and its keys are gone. Payments by it stay. */
export const deleteConfiguration: StoreRoute = {
  ...SHARED,
  method: 'DELETE',
  access: { permission: `${CONFIGURATIONS}.delete` },
  operationId: 'deletePaymentChannelsStore',
  summary: "Delete the store's configuration of a channel, with its keys",
  headers: { 'If-Match': IF_MATCH },
  refusals: ['stale', 'in_use'],
  answers: { 200: { description: 'As it was', schema: RECORD } },
  async handle(context) {
    const id = await configurationOfPath(context);
    return writeOnce(context, async (write) => {
      const resource = resourceNamed(write.ports, CONFIGURATIONS);
      const ifMatch = context.request.headers.get('if-match');
      const [record = {}] = await deleteRecords(write, resource, [id], ifMatch);
      return { status: 200, body: answerRecord(resource, write.access, record) };
    });
  },
};

/** The configuration of the path after a write. New keys are shown to their provider first. */
async function changed(
  context: StoreContext,
  input: ReturnType<typeof withParsedParameters>,
  mode: 'merge' | 'replace',
): Promise<Answer> {
  const id = await configurationOfPath(context);
  const acceptedAccount = await acceptedAfter(context, channelOfPath(context), input, mode);
  const resource = resourceNamed(context.ports, CONFIGURATIONS);
  // The same call about the record of an id: the path names the channel.
  const one = { ...context, params: { ...context.params, id: String(id) } };
  const placed = Object.hasOwn(input, 'order') || mode === 'merge';
  const part = placed
    ? {}
    : { part: resource.fields.map(({ source }) => source).filter((name) => name !== 'order') };
  return answerUpdate(one, resource, input, { mode, acceptedAccount, ...part });
}

/** After the last one. */
async function nextPlace({ tx, storeId }: WriteContext): Promise<number> {
  const { last } = await tx.sql
    .selectFrom('payment_channels_store')
    .select((row) => row.fn.max('order').as('last'))
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow();
  return Number(last ?? -1) + 1;
}
