import { useBlocker } from 'react-router-dom';

/**
 * Calls back as soon as the user leaves for another page. This page stays on screen until the code of the next has
 * arrived, so an unmount comes too late. Blocks nothing.
 */
export function OnLeave({ onLeave }: { onLeave: () => void }) {
  useBlocker(({ currentLocation, nextLocation }) => {
    if (nextLocation.pathname !== currentLocation.pathname) onLeave();
    return false;
  });
  return null;
}
