import type { Active, Announcements, Over } from '@dnd-kit/core';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useQuietStart } from '../../../src/ui/sortable/useSortableSensors.ts';

const rect = { top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 };
const active: Active = {
  id: 1,
  data: { current: undefined },
  rect: { current: { initial: null, translated: null } },
};
const over = (id: number): Over => ({ id, rect, disabled: false, data: { current: undefined } });
const loud: Announcements = {
  onDragStart: () => 'taken',
  onDragOver: ({ over: place }) => `over ${place?.id}`,
  onDragEnd: () => 'dropped',
  onDragCancel: () => 'cancelled',
};

test('what is lifted says its own place only once it has been over another', () => {
  const { result, rerender } = renderHook(() => useQuietStart(loud));
  const at = (place: Over | null) => {
    rerender();
    return result.current.onDragOver({ active, over: place });
  };
  for (const _ of ['a first drag', 'the next one']) {
    expect(result.current.onDragStart({ active })).toBe('taken');
    // Places that are measured again, as after a list was read anew, are left for a moment.
    expect([at(over(1)), at(null), at(over(1))]).toEqual([undefined, undefined, undefined]);
    expect([at(over(2)), at(null), at(over(1))]).toEqual(['over 2', undefined, 'over 1']);
  }
});
