import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

/** A mouse moves this many pixels before a click becomes a drag. */
const DISTANCE = 4;

/** A finger rests this long before it drags, in milliseconds: a quick swipe scrolls the page. */
const REST = 250;

/** Mouse, finger and keyboard. */
export function useSortableSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: { delay: REST, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
}
