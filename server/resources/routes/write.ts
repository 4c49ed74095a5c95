import type { Resource } from '../../../domain/schema/model.ts';
import { pathId } from '../../http/authorise.ts';
import type { Answer, StoreRoute } from '../../http/route.ts';
import type { StoreContext, WriteContext } from '../../context.ts';
import { answerOfWrite, etagOf } from '../answer-record.ts';
import { writeOnce } from '../idempotency.ts';
import type { Row } from '../row.ts';
import { createRecord } from '../write/create.ts';
import { asRow } from '../write/input.ts';
import { namesVersion } from '../write/version.ts';
import { updateRecord, type UpdateOptions } from '../write/update.ts';
import {
  collectionPath,
  component,
  componentNames,
  described,
  IF_MATCH,
  planRefusals,
  recordPath,
  VERSION,
} from './describe.ts';

/** `POST /<name>`. */
export function createRoute(resource: Resource): StoreRoute {
  const names = componentNames(resource);
  return {
    ...described(resource, 'create', `Create one of ${resource.name}`),
    method: 'POST',
    path: collectionPath(resource),
    access: resource.access.create,
    body: component(names.create),
    bodyCheck: 'handler',
    refusals: planRefusals(resource),
    answers: {
      201: {
        description: 'The record as stored.',
        headers: { ETag: VERSION },
        schema: component(names.record),
      },
    },
    async handle(context) {
      const input = asRow(context.body);
      return writeOnce(context, async (write) => {
        const record = await createRecord(write, resource, input);
        return {
          status: 201,
          body: await answerOfWrite(write, resource, record),
          headers: { etag: etagOf(record) },
        };
      });
    },
  };
}

/** `PUT /<name>/{id}`: the whole record; what is absent is cleared. */
export function putRoute(resource: Resource): StoreRoute {
  return {
    ...described(resource, 'replace', `Replace one of ${resource.name}`),
    ...updating(resource),
    method: 'PUT',
    body: component(componentNames(resource).update),
    handle: (context) => update(context, resource, 'replace'),
  };
}

/** `PATCH /<name>/{id}`: only what changes; null clears. */
export function patchRoute(resource: Resource): StoreRoute {
  return {
    ...described(resource, 'update', `Change one of ${resource.name}`),
    ...updating(resource),
    method: 'PATCH',
    body: component(componentNames(resource).patch),
    handle: (context) => update(context, resource, 'merge'),
  };
}

function updating(
  resource: Resource,
): Pick<StoreRoute, 'path' | 'access' | 'bodyCheck' | 'headers' | 'refusals' | 'answers'> {
  return {
    path: recordPath(resource),
    access: resource.access.edit,
    headers: { 'If-Match': IF_MATCH },
    bodyCheck: 'handler',
    refusals: ['stale', 'version_required', 'in_use', ...planRefusals(resource)],
    answers: {
      200: {
        description: 'The record as stored.',
        headers: { ETag: VERSION },
        schema: component(componentNames(resource).record),
      },
    },
  };
}

function update(context: StoreContext, resource: Resource, mode: 'merge' | 'replace') {
  return answerUpdate(context, resource, asRow(context.body), { mode });
}

/** Changes the record of the path as `input` says, and answers with it and its version. */
export async function answerUpdate(
  context: StoreContext,
  resource: Resource,
  input: Row,
  {
    acceptedAccount,
    ...options
  }: Pick<UpdateOptions, 'mode' | 'part'> & Pick<WriteContext, 'acceptedAccount'>,
): Promise<Answer> {
  const id = pathId(context.params, 'id');
  const ifMatch = context.request.headers.get('if-match');
  return writeOnce(context, async (write) => {
    const record = await updateRecord({ ...write, acceptedAccount }, resource, id, input, {
      ...options,
      ifMatch,
      unread: !namesVersion(input, ifMatch),
    });
    return {
      status: 200,
      body: await answerOfWrite(write, resource, record),
      headers: { etag: etagOf(record) },
    };
  });
}
