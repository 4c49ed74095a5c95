import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { adapterOf } from '../../../domain/payments/adapters.ts';
import { PROVIDERS, type Provider } from '../../../domain/payments/provider.ts';
import { gatewayAccount } from '../../../scripts/gateway/accounts.ts';
import { createGateway } from '../../../scripts/gateway/gateway.ts';
import type { Notice } from '../../../scripts/gateway/role.ts';
import { notification } from './accounts.ts';

const LEAF = path.join(import.meta.dirname, '../../../scripts/gateway/certificates/leaf.pem');
const SPKI = new Uint8Array(createPublicKey(readFileSync(LEAF)).export({ type: 'spki', format: 'der' }));

/** What a provider does not sign. The job asks the provider about it, and believes nothing else. */
const UNSIGNED: Readonly<Record<Provider, readonly string[]>> = {
  wompi: [
    'body data.transaction.currency',
    'body data.transaction.reference',
    'body sent_at',
    'header content-type',
    'header x-event-checksum',
  ],
  payu: ['body date', 'body transaction_id', 'header content-type'],
  mercado_pago: ['body action', 'body data.id', 'body type', 'header content-type'],
  paypal: ['header content-type'],
};

/** Nothing is at any other address. */
const publicKeyAt = async (url: string): Promise<Uint8Array<ArrayBuffer> | null> =>
  url === 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-gateway' ? SPKI : null;

/** One text of a notice, and the notice with another text in its place. */
interface Field {
  name: string;
  text: string;
  with(text: string): Notice;
}

function fieldsOf(notice: Notice): Field[] {
  const headers = Object.entries(notice.headers).map(([name, text]) => ({
    name: `header ${name}`,
    text,
    with: (other: string): Notice => ({ ...notice, headers: { ...notice.headers, [name]: other } }),
  }));
  const query = formFields(notice.query.replace('?', ''), 'query', (changed) => ({
    ...notice,
    query: `?${changed}`,
  }));
  const isForm = notice.headers['content-type'] === 'application/x-www-form-urlencoded';
  const body = isForm
    ? formFields(notice.body, 'body', (changed) => ({ ...notice, body: changed }))
    : jsonFields(notice);
  return [...headers, ...query, ...body];
}

function formFields(form: string, place: string, put: (form: string) => Notice): Field[] {
  return [...new URLSearchParams(form)].map(([name, text]) => ({
    name: `${place} ${name}`,
    text,
    with(other) {
      const changed = new URLSearchParams(form);
      changed.set(name, other);
      return put(changed.toString());
    },
  }));
}

/** Every leaf of a JSON body: objects and lists are walked. */
function jsonFields(notice: Notice): Field[] {
  const leaves: Field[] = [];
  const walk = (value: unknown, keys: string[]): void => {
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) walk(inner, [...keys, key]);
    else
      leaves.push({
        name: `body ${keys.join('.')}`,
        text: String(value),
        with: (other) => ({ ...notice, body: replaced(notice.body, keys, retyped(value, other)) }),
      });
  };
  walk(JSON.parse(notice.body), []);
  return leaves;
}

/** A number stays one, so that the signature refuses it and not its type. */
function retyped(value: unknown, other: string): unknown {
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? Number(other) : other;
}

function replaced(body: string, keys: string[], value: unknown): string {
  const last = keys.join('.');
  const seen: string[] = [];
  const put = (at: unknown): unknown => {
    if (seen.join('.') === last) return value;
    if (typeof at !== 'object' || at === null) return at;
    const entries = Object.entries(at).map(([key, inner]): [string, unknown] => {
      seen.push(key);
      const changed = put(inner);
      seen.pop();
      return [key, changed];
    });
    return Array.isArray(at) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
  };
  return JSON.stringify(put(JSON.parse(body)));
}

/** Every text that differs from this one in a single character, be its case whatever it is. */
function flipped(text: string): string[] {
  return Array.from(text, (character, at) => {
    const other = /\d/.test(character)
      ? String((Number(character) + 1) % 10)
      : /^a$/i.test(character)
        ? 'w'
        : 'A';
    return `${text.slice(0, at)}${other}${text.slice(at + 1)}`;
  });
}

describe.each(PROVIDERS)('a notification of %s', (provider) => {
  const gateway = createGateway();
  const payment = gateway.books.add({
    provider,
    reference: 'tndabcdefghjkmnpqrstuvwxyz-x',
    cents: 2_490_000,
    currency: 'COP',
    state: 'approved',
  });
  const account = gatewayAccount(provider);
  const fields = fieldsOf(gateway.notice(payment));
  const verify = ({ body, headers, query }: Notice) =>
    adapterOf(provider).verify(notification(body, { headers, query }), account, publicKeyAt);

  test('is genuine as it is, and every field of it is looked at', async () => {
    expect(await verify(gateway.notice(payment))).not.toBeNull();
    expect(fields.length).toBeGreaterThan(6);
  });

  test('is refused with any single character of any signed field changed', async () => {
    const passed = new Set<string>();
    for (const { name, text, with: put } of fields)
      for (const other of flipped(text)) if ((await verify(put(other))) !== null) passed.add(name);
    expect([...passed].toSorted()).toEqual(UNSIGNED[provider]);
  }, 60_000);

  test('is refused without any of the fields that are signed', async () => {
    const signed = fields.filter(({ name }) => !UNSIGNED[provider].includes(name));
    for (const { name, with: put } of signed) expect(await verify(put('')), name).toBeNull();
  });
});
