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

/**
 * What is lifted lies over its own place at once, and again whenever the places are measured anew. Neither must replace
 * the sentence that says how it is moved, so its own place is announced only after another one.
 */
export function useQuietStart(announcements: Announcements): Announcements {
  const moved = useRef(false);
  return {
    ...announcements,
    onDragStart: (event) => {
      moved.current = false;
      return announcements.onDragStart(event);
    },
    onDragOver: (event) => {
      const { active, over } = event;
      if (over === null) return undefined;
      moved.current ||= over.id !== active.id;
      return moved.current ? announcements.onDragOver(event) : undefined;
    },
  };
}
