import { useEffect } from 'react';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import { useNavigate } from 'react-router-dom';
import { MenuButton, preloadMenus } from './MenuButton.tsx';
import type { MenuChoice } from './MenuPopup.tsx';
import type { Tool } from './tool.ts';
import { ToolsLine } from './ToolsLine.tsx';
import { useFitting } from './useFitting.ts';

interface FoldingToolsProps {
  tools: readonly Tool[];
  /** The button of those that do not fit. */
  more: string;
  /** Those that have no room in a line of their own: they wait in the menu too. */
  behind?: readonly Tool[];
  /** The button of the menu is its icon alone. */
  compact?: boolean;
  /** Others come in the place of these: a menu that opened now would close again. */
  waiting?: boolean;
}

/** Tools in the one line that a row leaves them. The last ones wait in a menu where the line is short. */
export function FoldingTools({
  tools,
  more,
  behind = [],
  compact = false,
  waiting = false,
}: FoldingToolsProps) {
  const { row, fitting } = useFitting();
  const navigate = useNavigate();
  // The line may grow shorter once the connection is gone, when no menu loads any more.
  useEffect(preloadMenus, []);
  const folded = [...behind, ...tools.slice(fitting)];
  const choicesOf = (tool: Tool): readonly MenuChoice[] => {
    const { key, label, disabled = false } = tool;
    if ('choices' in tool) return tool.choices.map((choice) => ({ ...choice, disabled }));
    const onChoose = 'to' in tool ? () => void navigate(tool.to) : () => tool.onChoose();
    return [{ key, label, disabled, onChoose }];
  };
  return (
    <>
      <ToolsLine tools={tools} row={row} fitting={fitting} />
      {folded.length > 0 && (
        <MenuButton
          label={more}
          icon={<MoreIcon />}
          choices={folded.flatMap(choicesOf)}
          compact={compact}
          busy={waiting}
        />
      )}
    </>
  );
}
