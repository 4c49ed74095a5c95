import { useRef } from 'react';
import {
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

/** Pixels that a mouse moves before it drags: less is a click. */
const CLICK = 6;
/** Milliseconds that a finger rests before it drags: a swipe scrolls. */
const REST = 250;
/** Pixels that a resting finger trembles. */
const TREMBLE = 8;
/** Space lifts and drops; Enter stays free for opening. */
const KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };

/** Mouse, finger and keyboard that move things in a list or a grid. */
export function useSortableSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: CLICK } }),
    useSensor(TouchSensor, { activationConstraint: { delay: REST, tolerance: TREMBLE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, keyboardCodes: KEYS }),
  );
}

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
