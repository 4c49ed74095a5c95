import { useRef } from 'react';
import type { Announcements } from '@dnd-kit/core';

/** What is lifted lies over its own place at once. That must not replace the sentence that says how it is moved. */
export function useQuietStart(announcements: Announcements): Announcements {
  const lifted = useRef(false);
  return {
    ...announcements,
    onDragStart: (event) => {
      lifted.current = true;
      return announcements.onDragStart(event);
    },
    onDragOver: (event) => {
      const unmoved = lifted.current && event.over?.id === event.active.id;
      lifted.current = false;
      return unmoved ? undefined : announcements.onDragOver(event);
    },
  };
}
