import type { RaRecord } from 'ra-core';
import type { ResourceDescriptor } from '../../domain/schema/descriptors.ts';
import { loadSession } from '../authProvider/session-store.ts';
import { planState } from '../../domain/plans/plan-state.ts';
import { DEFAULT_LOCALE, intlLocale } from '../i18n/locales.ts';
import { inLocale } from '../i18n/words.ts';
import { descriptors } from '../schema/descriptors.ts';
import { isPicture } from '../generator/list/card-parts.ts';
import { represent } from '../schema/representation.ts';
import type { FirstList } from './first-list.ts';
import { pathsOf } from '../schema/paths.ts';
import { keptPreference } from './preferences.ts';

/** As many as a phone shows at once. */
const CARDS = 6;

/**
 * Draws what is known of the page before the code that draws it whole has arrived: the bars, the store's name, a list's
 * title, count and names, and blocks where the rest will be. On a slow phone that is two seconds of an empty page. It is
 * in the place of what follows, so that little moves, and says nothing to a screen reader: React's first drawing replaces it.
 */
export async function drawFirstFrame(
  root: HTMLElement,
  { pathname }: Pick<Location, 'pathname'>,
  first: Promise<FirstList | null>,
): Promise<void> {
  const session = await loadSession().catch(() => null);
  if (!session?.store || root.hasChildNodes()) return;
  const { store } = session;
  const locale = String(keptPreference('locale') ?? DEFAULT_LOCALE);
  const descriptor = descriptors.find(({ name }) => pathsOf(name).list === pathname);
  const title = descriptor === undefined ? '' : inLocale(descriptor.label, locale).many;
  const count = part('span', 'count');
  const rows = part('div', 'rows', block(), block(), block());
  const bars = part('div', 'notices');
  bars.style.height = `calc(${noticesOf(store)} * var(--height-notice))`;
  const body = part('div', 'body', part('p', 'title', title, count), block(), rows);
  const page = part('div', 'page', part('div', 'bar', store.name), bars, body);
  const frame = part('div', '', part('div', 'side'), page, part('div', 'bottom'));
  frame.ariaHidden = 'true';
  frame.toggleAttribute('data-rail', keptPreference('drawer.collapsed') === true);
  root.replaceChildren(frame);
  if (descriptor === undefined) return;
  frame.toggleAttribute('data-list', true);
  document.title = `${title} · ${document.title}`;
  const list = await first;
  const answer = await list?.answer.catch(() => undefined);
  if (list === null || answer === undefined) return;
  count.textContent = answer.total.toLocaleString(intlLocale(locale));
  if (list.cards) rows.replaceChildren(...answer.records.slice(0, CARDS).map((one) => card(descriptor, one)));
}

/** A record's name where its card will have it. */
function card({ list, fields, representation }: ResourceDescriptor, record: RaRecord): HTMLElement {
  const shown = list.columns.flatMap(({ source, hidden }) => (hidden ? [] : (fields[source] ?? [])));
  const picture = shown.some(isPicture) ? [part('div', 'picture')] : [];
  const name = part('span', 'name', represent(representation, record));
  // Beside an amount there is less room for it.
  name.toggleAttribute(
    'data-amount',
    shown.some(({ display }) => display === 'money'),
  );
  return part('div', 'card', ...picture, name);
}

function part(tag: string, name: string, ...content: (string | HTMLElement)[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = name === '' ? 'first-frame' : `first-frame-${name}`;
  element.append(...content);
  return element;
}

function block(): HTMLElement {
  return part('div', 'block');
}

/** How many bars the plan's time asks for; see `PlanNotices`. */
function noticesOf(store: Parameters<typeof planState>[0]): number {
  const { expiresOn, trialDays } = planState(store, new Date());
  return [expiresOn, trialDays].filter((one) => one !== null).length;
}
