import type { LiveEvent } from '../../../dataProvider/live.ts';
import { isGap } from '../../../schema/live-list.ts';

/** What happened to a resource within a second. */
export interface Changes {
  created: ReadonlySet<number>;
  /** Changed or deleted. */
  changed: ReadonlySet<number>;
  /** Nobody knows what else: the stream was away. */
  all: boolean;
}

/** What a second's events mean for the list of their resource. */
export function changesOf(events: readonly LiveEvent[]): Changes {
  const idsOf = (created: boolean): Set<number> =>
    new Set(events.flatMap(({ type, id }) => (type.endsWith('.created') === created ? (id ?? []) : [])));
  // An event without a record is about many.
  const all = events.some((event) => isGap(event) || event.id === undefined);
  return { created: idsOf(true), changed: idsOf(false), all };
}
