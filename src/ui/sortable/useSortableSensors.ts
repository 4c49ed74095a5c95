import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
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
