import type { NotificationPayload } from 'ra-core';

/** Options of a notice about one record, or a part of one. A newer notice about the same takes its place at once. */
export function about(resource: string, part: number | string): { about: string } {
  return { about: `${resource}/${part}` };
}

function thingOf({ notificationOptions }: NotificationPayload): unknown {
  return notificationOptions?.['about'];
}

/** The notices to show, in their turn: of those about the same record the newest, in the place of the oldest. */
export function newestNotices(queue: readonly NotificationPayload[]): NotificationPayload[] {
  const newest: NotificationPayload[] = [];
  for (const notice of queue) {
    const thing = thingOf(notice);
    const older = thing === undefined ? -1 : newest.findIndex((other) => thingOf(other) === thing);
    if (older < 0) newest.push(notice);
    else newest[older] = notice;
  }
  return newest;
}
