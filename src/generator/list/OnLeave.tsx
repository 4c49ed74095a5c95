import { useLeaveGuard } from '../../ui/leave/useLeaveGuard.ts';

/**
 * Calls back as soon as the user leaves for another page. This page stays on screen until the code of the next has
 * arrived, so an unmount comes too late. Blocks nothing.
 */
export function OnLeave({ onLeave }: { onLeave: () => void }) {
  useLeaveGuard({
    stops: ({ from, to }) => {
      if (from.pathname !== to.pathname) onLeave();
      return false;
    },
    onStop: () => undefined,
  });
  return null;
}
