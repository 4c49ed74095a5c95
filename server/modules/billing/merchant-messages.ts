import { TEXT } from '../../../domain/schema/schema-parts.ts';
import type { ApiPorts } from '../../context.ts';
import type { StoreTx } from '../../db/database.ts';
import { LANGUAGES, type Language } from '../../http/language.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { Job } from '../../jobs/job.ts';
import { mailOf } from '../identity/module.ts';
import { readInformation } from './information-routes.ts';

/** Who owns a store, and how they are reached. */
interface Owner {
  email: string;
  /** Null where no code was read on a phone. */
  provenPhone: string | null;
  language: Language;
  /** The store's name, on one line. */
  store: string;
}

/** The first of the store's owners; undefined when nobody is left. */
async function ownerOf(
  { database }: Pick<ApiPorts, 'database'>,
  storeId: number,
): Promise<Owner | undefined> {
  const owner = await database.platform((sql) =>
    sql
      .selectFrom('memberships as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .innerJoin('stores as st', 'st.id', 'm.store_id')
      .select(['u.email', 'u.proven_phone', 'u.language', 'st.name as store'])
      .where('m.store_id', '=', storeId)
      .where('m.owner', '=', true)
      .where('m.active', '=', true)
      .orderBy('u.id')
      .limit(1)
      .executeTakeFirst(),
  );
  return (
    owner && {
      email: owner.email,
      provenPhone: owner.proven_phone,
      language: LANGUAGES.find((one) => one === owner.language) ?? 'es',
      store: owner.store.replaceAll(/\s+/g, ' '),
    }
  );
}

/** What a merchant hears of their plan. `day`: `YYYY-MM-DD`. */
export const BILLING_MAIL_JOB = defineJob('billing.mail', {
  anyOf: [
    {
      type: 'object',
      properties: { kind: { const: 'plan_paid' }, invoice: TEXT, day: TEXT },
      required: ['kind', 'invoice', 'day'],
    },
    {
      type: 'object',
      properties: {
        kind: { enum: ['plan_expires', 'plan_past_due', 'plan_blocked', 'plan_ended'] },
        day: TEXT,
      },
      required: ['kind', 'day'],
    },
    {
      // More is there than the plan has: on the day after `day` only so many products and lines stay.
      type: 'object',
      properties: { kind: { const: 'plan_surplus' }, day: TEXT, products: TEXT, lines: TEXT },
      required: ['kind', 'day', 'products', 'lines'],
    },
  ],
});

/** Mails the addresses of the billing details, or the owner's where there are none. */
export async function mailMerchant(ports: ApiPorts, job: Job): Promise<void> {
  const { database, mail, settings } = ports;
  if (job.storeId === null || mail === undefined) return;
  const storeId = job.storeId;
  const message = BILLING_MAIL_JOB.read(job);
  const information = await database.read(storeId, (sql) => readInformation(sql, storeId));
  const owner = await ownerOf(ports, storeId);
  if (owner === undefined) return;
  const { kind, ...values } = message;
  const texts = {
    ...values,
    store: owner.store,
    link: `${settings.origin}/config/billing`,
  };
  const to = information?.emails.split(',').map((email) => email.trim()) ?? [owner.email];
  for (const address of to) await mail.send(mailOf(kind, owner.language, address, texts));
}

/** A reminder that the plan ends. `day`: its last paid day, `YYYY-MM-DD`. */
export const BILLING_WHATSAPP_JOB = defineJob('billing.whatsapp', {
  type: 'object',
  properties: { day: TEXT },
  required: ['day'],
});

/** Exists when, and only when, the caller's transaction commits. Apart from the mail: neither repeats the other. */
export async function enqueueWhatsApp(
  { whatsApp }: Pick<ApiPorts, 'whatsApp'>,
  tx: StoreTx,
  day: string,
  now: Date,
): Promise<void> {
  if (whatsApp?.sendPlanReminder !== undefined)
    await BILLING_WHATSAPP_JOB.enqueue(tx, { day }, { runAt: now });
}

/** To the phone on which the owner has read a code; to no other. */
export async function remindByWhatsApp(ports: ApiPorts, job: Job): Promise<void> {
  const { storeId } = job;
  if (storeId === null || ports.whatsApp?.sendPlanReminder === undefined) return;
  const { day } = BILLING_WHATSAPP_JOB.read(job);
  const owner = await ownerOf(ports, storeId);
  if (owner === undefined || owner.provenPhone === null) return;
  const { provenPhone: to, store, language } = owner;
  await ports.whatsApp.sendPlanReminder({ to, store, day, language });
}
