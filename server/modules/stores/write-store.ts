import sanitizeHtml from 'sanitize-html';
import type { Access } from '../../../domain/access/access.ts';
import { isZoneList, type ShippingZone } from '../../../domain/orders/shipping-zones.ts';
import { placeName } from '../../../domain/places/cities.ts';
import type { StoreProfile } from '../../../domain/stores/store-profile.ts';
import {
  isSameSetting,
  MARKETING_FEATURE,
  MARKETING_SETTINGS,
  type StoreSettings,
} from '../../../domain/stores/store-settings.ts';
import { errorCode } from '../../db/failures.ts';
import { ApiError, invalid } from '../../errors.ts';
import { recordAudit, type AuditEntry } from '../../resources/service.ts';
import type { WriteContext } from '../../context.ts';
import { refreshAllPurchases } from '../customers/module.ts';
import { etagOfStore, storeAnswer, type StoreAnswer } from './store-answer.ts';
import { keepStoreUrls } from './store-urls.ts';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'hr', 'h2', 'h3', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  parseStyleAttributes: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }),
  },
};

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const EXCERPT = 160;

/** The terms as they may be stored: the marks of the editor alone. Empty where no text is left. */
export function cleanTerms(html: string): string {
  return plainText(html) === '' ? '' : sanitizeHtml(html, OPTIONS).trim();
}

/** How the terms begin, without marks. */
export function termsExcerpt(html: string): string {
  const text = [...plainText(html)];
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT).join('').trimEnd()}…` : text.join('');
}

/** Where a block ends its last word must not touch the next one. */
const BLOCK = /<(?=\/?(?:p|br|hr|h[1-6]|li|blockquote)\b)/g;

function plainText(html: string): string {
  const text = sanitizeHtml(html.replaceAll(BLOCK, ' <'), { allowedTags: [], allowedAttributes: {} });
  return text
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();
}

/** Settings, what buyers see of the store, and what other screens set for the whole store. */
export interface StoreChange extends Partial<StoreSettings>, Partial<StoreProfile> {
  profile_picture?: string | null;
  banner_picture?: string | null;
  /** One that was seen to lead here (`server/modules/domains`). */
  domain?: string;
  custom_domain_created_at?: Date;
  /** Cleaned HTML (`cleanTerms`). */
  terms_and_conditions?: string | null;
  /** At or below this quantity stock runs out soon. */
  low_stock?: number;
  /** Sales to reach in a week; null for none. */
  weekly_goal?: number | null;
}

const UNIQUE = '23505';

/**
 * Writes what differs of a store, with its entry in the log. An empty text is none.
 * @throws ApiError `invalid` at `url` or `domain` when another store has it by now, or has left that `url`
 * @throws ApiError `plan_required` for an id of what counts visits, unless the plan has it
 * @throws ApiError `stale`, with the store as it is in `current`, against another version than `ifMatch`
 */
export async function writeStore(
  write: WriteContext,
  change: StoreChange,
  ifMatch: string | null = null,
): Promise<StoreAnswer> {
  const { tx, storeId, access, now } = write;
  const answer = () => storeAnswer(tx.sql, storeId, access, now);
  const before = await tx.sql
    .selectFrom('stores')
    .selectAll()
    .where('id', '=', storeId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (before === undefined) throw new ApiError('not_found');
  if (ifMatch !== null && ifMatch !== '*' && ifMatch.replace(/^W\//, '') !== etagOfStore(before))
    throw new ApiError('stale', { details: { current: (await answer()).body } });
  const stored = new Map<string, unknown>(Object.entries(before));
  const changes = Object.entries(change)
    .map(([name, value]): [string, unknown] => [name, value === '' && name !== 'description' ? null : value])
    .filter(([name, value]) => value !== undefined && !isSameSetting(value, stored.get(name)));
  checkZones(change.delivery_zones);
  checkMarketing(access, changes);
  if (changes.length > 0) {
    await tx.sql
      .updateTable('stores')
      .set({ ...Object.fromEntries(changes.map(asColumn)), version: before.version + 1, updated_at: now })
      .where('id', '=', storeId)
      .execute()
      .catch((error: unknown) => {
        // No other of these values may not be shared by two stores, and no call changes both.
        const field = change.domain === undefined ? 'url' : 'domain';
        throw errorCode(error) === UNIQUE ? invalid({ [field]: { key: 'unique' } }) : error;
      });
    if (changes.some(([name]) => name === 'currency')) await refreshAllPurchases(tx, now);
    const { url } = change;
    if (url !== undefined && url !== before.url) await keepStoreUrls(write, { left: before.url, taken: url });
    const logged: AuditEntry['changes'] = Object.fromEntries(
      changes.map(([name, value]) => [name, [loggedValue(name, stored.get(name)), loggedValue(name, value)]]),
    );
    await recordAudit(write, [{ action: 'update', resource: 'stores', recordId: null, changes: logged }]);
    // Open panels have the name, the picture and the currency of the store in their sessions.
    tx.notify({ type: 'stores.updated' });
  }
  return answer();
}

/** The value as its column takes it: a list as JSON. */
function asColumn([name, value]: readonly [string, unknown]): [string, unknown] {
  return [name, Array.isArray(value) ? JSON.stringify(value) : value];
}

/** Every zone is of a place that exists, and of no other's. Throws `invalid`. */
function checkZones(zones: readonly ShippingZone[] | undefined): void {
  if (zones === undefined) return;
  if (!isZoneList(zones)) throw invalid({ delivery_zones: { key: 'uniqueItems' } });
  const unknown = zones.flatMap(({ place }, at) => (placeName(place) === undefined ? [at] : []));
  if (unknown.length > 0)
    throw invalid(
      Object.fromEntries(unknown.map((at) => [`delivery_zones.${at}.place`, { key: 'reference' }])),
    );
}

/** What a bigger plan had stays as it was, and can be taken out. Throws `plan_required`. */
function checkMarketing(access: Access, changes: readonly [string, unknown][]): void {
  const sets = changes.some(([name, value]) => value !== null && MARKETING_SETTINGS.has(name));
  if (sets && access.features[MARKETING_FEATURE] !== true)
    throw new ApiError('plan_required', { details: { feature: MARKETING_FEATURE } });
}

/** The log says how terms begin, as their versions have the whole text, and names the places of zones. */
function loggedValue(name: string, value: unknown): unknown {
  if (name === 'delivery_zones' && isZoneList(value))
    return value.map(({ place, cost }) => `${placeName(place) ?? place}: ${cost}`).join(' · ') || null;
  return name === 'terms_and_conditions' && typeof value === 'string' ? termsExcerpt(value) : value;
}
