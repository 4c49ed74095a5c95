import { parse } from 'tldts';
import {
  DOMAIN_AVAILABILITY,
  DOMAIN_PATIENCE,
  DOMAIN_VERDICT,
  type DomainAvailability,
  type DomainRecord,
  type DomainVerdict,
  proofName,
  proofText,
  STORE_DOMAIN,
} from '../../../domain/stores/domain-check.ts';
import { ApiError } from '../../errors.ts';
import { languageOf } from '../../http/language.ts';
import type { StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import type { CustomDomains } from '../../ports/custom-domains.ts';
import { writeOnce } from '../../resources/service.ts';
import { STORE } from '../../../domain/stores/store-answers.ts';
import { enqueueLook } from './check-job.ts';
import { countLook, lookUp, requireAvailable, requireDomains, tokenOf, understood } from './dns-lookup.ts';
import { connectDomain, DOMAIN_BODY, DOMAIN_CHANGED, DOMAIN_QUERY, storeDomain } from './store-domain.ts';

/** Every call about a store's own domain needs the plan that has them (spec 2 §6). */
const DOMAIN_ACCESS = { permission: 'settings.write', feature: 'is_custom_domain_enabled' } as const;

export const readDomainRoute: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/domain',
  operationId: 'readStoreDomain',
  summary: 'The domain of the store, and the one that it waits for',
  access: DOMAIN_ACCESS,
  answers: { 200: { description: 'The domain', schema: STORE_DOMAIN } },
  async handle({ ports, storeId }) {
    const { requiredIp } = requireDomains(ports);
    return {
      status: 200,
      body: await ports.database.read(storeId, (sql) => storeDomain(sql, storeId, requiredIp)),
    };
  },
};

export const domainAvailable: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/domain/available',
  operationId: 'isDomainAvailable',
  summary: 'What a typed domain is, whether the store can have it, and the records that lead it here',
  access: DOMAIN_ACCESS,
  query: DOMAIN_QUERY,
  answers: { 200: { description: 'The domain as it was understood', schema: DOMAIN_AVAILABILITY } },
  async handle({ ports, storeId, query }) {
    const domains = requireDomains(ports);
    const { domain, refusal } = await understood(ports, storeId, query.get('name') ?? '');
    const available = domain !== null && refusal === null;
    const records = available ? domainRecords(domain, domains, await tokenOf(ports, storeId)) : [];
    const body: DomainAvailability = { available, domain, reason: refusal, records };
    return { status: 200, body };
  },
};

export const verifyDomain: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/domain/verify',
  operationId: 'verifyDomain',
  summary: 'Where a domain leads now, where it must lead, and whether it is shown to be this store’s',
  access: DOMAIN_ACCESS,
  query: DOMAIN_QUERY,
  refusals: ['invalid', 'too_many_requests'],
  answers: {
    200: { description: 'Both addresses', schema: DOMAIN_VERDICT },
    422: { description: 'No domain that the store can have' },
    429: { description: 'Too many looks in a minute; `retry_after` in seconds' },
  },
  async handle({ ports, storeId, query, now }) {
    await countLook(ports, storeId, now);
    const domain = await requireAvailable(ports, storeId, query.get('name') ?? '');
    return { status: 200, body: await lookUp(ports, storeId, domain) };
  },
};

function unverified(details: Pick<DomainVerdict, 'incoming_ip' | 'required_ip'>): ApiError {
  return new ApiError('invalid', { errors: { domain: { key: 'domain_unverified' } }, details });
}

export const confirmDomain = storeRoute({
  method: 'POST',
  path: '/stores/{storeId}/domain/confirm',
  operationId: 'confirmDomain',
  summary: 'Connect a domain that leads here and whose TXT record names the store: the server looks itself',
  access: DOMAIN_ACCESS,
  body: DOMAIN_BODY,
  refusals: ['too_many_requests'],
  answers: {
    200: { description: 'The store', schema: STORE },
    429: { description: 'Too many looks in a minute; `retry_after` in seconds' },
  },
  async handle(context) {
    const { ports, storeId, now, body } = context;
    await countLook(ports, storeId, now);
    const domain = await requireAvailable(ports, storeId, body.domain);
    // Outside of the transaction: it takes seconds. What is looked at is not the browser's to say.
    const { verified, incoming_ip, required_ip } = await lookUp(ports, storeId, domain);
    if (!verified) throw unverified({ incoming_ip, required_ip });
    return writeOnce(context, async (write) => ({ status: 200, ...(await connectDomain(write, domain)) }));
  },
});

/**
 * What leads a domain here: its A record, and for a whole domain the name `www` beside it. The TXT record shows whose the
 * domain is.
 */
function domainRecords(domain: string, { requiredIp, cname }: CustomDomains, token: string): DomainRecord[] {
  const { subdomain } = parse(domain, { allowPrivateDomains: true });
  const proof = (name: string): DomainRecord => ({
    type: 'TXT',
    name: proofName(name),
    value: proofText(token),
  });
  if (subdomain !== null && subdomain !== '')
    return [{ type: 'A', name: subdomain, value: requiredIp }, proof(subdomain)];
  return [
    { type: 'A', name: '@', value: requiredIp },
    { type: 'CNAME', name: 'www', value: cname ?? domain },
    proof('@'),
  ];
}

const SHARED = {
  access: DOMAIN_ACCESS,
  answers: { 200: { description: 'The domain of the store', schema: STORE_DOMAIN } },
} as const satisfies Partial<StoreRoute>;

/** One domain a store: another one takes its place, and its time begins anew. */
export const startCheck = storeRoute({
  ...SHARED,
  method: 'PUT',
  path: '/stores/{storeId}/domain/check',
  operationId: 'watchDomain',
  summary: 'Look at a domain for 48 hours, and connect it once it leads here',
  body: DOMAIN_BODY,
  refusals: ['too_many_requests'],
  async handle(context) {
    const { ports, storeId, now, body, request, user } = context;
    await countLook(ports, storeId, now);
    const domain = await requireAvailable(ports, storeId, body.domain);
    const { problem, incoming_ip, required_ip } = await lookUp(ports, storeId, domain);
    const check = {
      domain,
      user_id: user.userId,
      language: languageOf(request),
      state: 'waiting',
      looks: 0,
      problem,
      incoming_ip,
      checked_at: now,
      expires_at: new Date(now.getTime() + DOMAIN_PATIENCE),
    } as const;
    return writeOnce(context, async ({ tx }) => {
      await tx.sql
        .insertInto('domain_checks')
        .values({ store_id: storeId, ...check })
        .onConflict((conflict) => conflict.column('store_id').doUpdateSet(check))
        .execute();
      await enqueueLook(tx, check, now);
      tx.notify({ type: DOMAIN_CHANGED });
      return { status: 200, body: await storeDomain(tx.sql, storeId, required_ip) };
    });
  },
});

export const stopCheck: StoreRoute = {
  ...SHARED,
  method: 'DELETE',
  path: '/stores/{storeId}/domain/check',
  operationId: 'forgetDomain',
  summary: 'Wait for no domain any more',
  answers: { 204: { description: 'Nothing is looked at' } },
  handle: (context) =>
    writeOnce(context, async ({ tx, storeId }) => {
      await tx.sql.deleteFrom('domain_checks').where('store_id', '=', storeId).execute();
      tx.notify({ type: DOMAIN_CHANGED });
      return { status: 204 };
    }),
};
