import Box from '@mui/material/Box';
import type { Tool } from './tool.ts';
import { ToolButton } from './ToolButton.tsx';
import type { Fitting } from './useFitting.ts';

interface ToolsLineProps extends Fitting {
  tools: readonly Tool[];
}

/**
 * Tools in the one line that a row leaves them. It is as high as the row, or as `--tools-line` says where that has no
 * height of its own. Those that do not fit are drawn for the measure alone.
 */
export function ToolsLine({ tools, row, fitting }: ToolsLineProps) {
  return (
    <Box
      ref={row}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        flex: '1 1 0',
        minWidth: 0,
        height: 'var(--tools-line, 100%)',
        columnGap: 1,
        // Not `hidden`: the ring of a focused tool at the end is drawn outside.
        overflow: 'clip',
        overflowClipMargin: '4px',
      }}
    >
      {tools.map((tool, index) => (
        <Box
          key={tool.key}
          sx={{
            display: 'flex',
            alignItems: 'center',
            height: '100%',
            ...(tool.apart === true && { ml: 'auto' }),
            ...(index >= fitting && { visibility: 'hidden' }),
          }}
        >
          <ToolButton tool={tool} />
        </Box>
      ))}
    </Box>
  );
}
