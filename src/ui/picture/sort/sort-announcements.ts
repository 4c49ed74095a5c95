import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { fill } from '../../../i18n/fill.ts';
import type { PictureWords } from '../picture-words.ts';

/** What a screen reader says while a picture moves; ids are the addresses of the pictures. */
export function sortAnnouncements(words: PictureWords, pictures: readonly string[]): Announcements {
  const place = (id: UniqueIdentifier) => pictures.indexOf(String(id)) + 1;
  const count = pictures.length;
  return {
    onDragStart: ({ active }) => fill(words.lifted, { from: place(active.id) }),
    onDragOver: ({ active, over }) =>
      over === null ? undefined : fill(words.moved, { from: place(active.id), to: place(over.id), count }),
    onDragEnd: ({ active, over }) => fill(words.dropped, { to: place((over ?? active).id), count }),
    onDragCancel: ({ active }) => fill(words.put_back, { from: place(active.id) }),
  };
}
