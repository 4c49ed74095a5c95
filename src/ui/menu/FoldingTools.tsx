import { useEffect } from 'react';
import Box from '@mui/material/Box';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import { useNavigate } from 'react-router-dom';
import { MenuButton, preloadMenus } from './MenuButton.tsx';
import type { MenuChoice } from './MenuPopup.tsx';
import type { Tool } from './tool.ts';
import { ToolButton } from './ToolButton.tsx';
import { useFitting } from './useFitting.ts';

interface FoldingToolsProps {
  tools: readonly Tool[];
  /** The button of those that do not fit. */
  more: string;
}

/** Tools in the one line that a row leaves them. The last ones wait in a menu where the line is short. */
export function FoldingTools({ tools, more }: FoldingToolsProps) {
  const { row, fitting } = useFitting();
  const navigate = useNavigate();
  // The line may grow shorter once the connection is gone, when no menu loads any more.
  useEffect(preloadMenus, []);
  const folded = tools.slice(fitting);
  const choicesOf = (tool: Tool): readonly MenuChoice[] => {
    const { key, label, disabled = false } = tool;
    if ('choices' in tool) return tool.choices.map((choice) => ({ ...choice, disabled }));
    const onChoose = 'to' in tool ? () => void navigate(tool.to) : () => tool.onChoose();
    return [{ key, label, disabled, onChoose }];
  };
  return (
    <>
      <Box
        ref={row}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          flex: '1 1 0',
          minWidth: 0,
          height: '100%',
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
      {folded.length > 0 && (
        <MenuButton label={more} icon={<MoreIcon />} choices={folded.flatMap(choicesOf)} />
      )}
    </>
  );
}
