import Box from '@mui/material/Box';
import type { TimelineEntry } from '../../../../domain/orders/timeline.ts';
import type { FormDescriptor } from '../../../../domain/schema/descriptors.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { color } from '../../../theme/color.ts';
import { DateText } from '../../../ui/figure/DateText.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { NoteEntry } from './NoteEntry.tsx';
import { TIMELINE_WORDS } from './timeline-words.ts';
import { useEventSentence } from './useEventSentence.ts';

interface TimelineItemProps {
  entry: TimelineEntry;
  orderId: number;
  descriptor: FormDescriptor;
}

/** One entry: what was done, each thing on a line of its own, then the actor and the time. */
export function TimelineItem({ entry, orderId, descriptor }: TimelineItemProps) {
  const words = useDictionary(TIMELINE_WORDS);
  const sentenceOf = useEventSentence(descriptor);
  const { user, member, events, text } = entry;
  const actor = user === null ? words.nobody : member ? user : fill(words.left, { user });
  return (
    <Box
      component="li"
      sx={{
        py: 1.25,
        minWidth: 0,
        overflowWrap: 'anywhere',
        '&:not(:last-child)': { borderBottom: `1px solid ${color('line')}` },
      }}
    >
      {text === null ? (
        sentencesOf(events.map(sentenceOf), words.touched).map((sentence) => (
          <Box key={sentence}>{sentence}</Box>
        ))
      ) : (
        <NoteEntry orderId={orderId} noteId={entry.id} text={text} own={entry.own} />
      )}
      <Box sx={quiet}>
        {actor} · <DateText at={entry.at} time />
        {entry.edited && ` · ${words.note.edited}`}
      </Box>
    </Box>
  );
}

function sentencesOf(sentences: string[], touched: string): string[] {
  return sentences.length === 0 ? [touched] : [...new Set(sentences)];
}
