import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { color, quiet } from '../../theme/styles.ts';

interface ChatPreviewProps {
  caption: string;
  /** The message; without one the sentence that stands for it. */
  text: string | null;
  empty?: string;
  children?: ReactNode;
}

/** A message as it stands in a chat. `children` follow it. */
export function ChatPreview({ caption, text, empty, children }: ChatPreviewProps) {
  const id = useId();
  return (
    <Box
      component="figure"
      aria-labelledby={id}
      sx={{ m: 0, minWidth: 0, display: 'grid', gap: 1, alignContent: 'start' }}
    >
      <Box component="figcaption" id={id} sx={quiet}>
        {caption}
      </Box>
      {text === null ? (
        <Box>{empty}</Box>
      ) : (
        <Box
          sx={{
            p: 1.5,
            borderRadius: 'var(--radius)',
            border: `1px solid ${color('line')}`,
            borderLeft: `4px solid ${color('whatsapp')}`,
            backgroundColor: color('background'),
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {text}
        </Box>
      )}
      {children}
    </Box>
  );
}
