import { useEffect, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import { Link, useNavigate } from 'react-router-dom';
import { MenuButton, preloadMenus } from './MenuButton.tsx';
import type { MenuChoice } from './MenuPopup.tsx';
import { useFitting, type Fitting } from './useAnchor.ts';

interface ToolFace {
  key: string;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
  /** Stands at the other end of the line, with those after it. */
  apart?: boolean;
}

/** A button of a bar: it acts, leads to a page of ours, or opens a menu of its own. */
export type Tool = ToolFace & ({ onChoose(): void } | { to: string } | { choices: readonly MenuChoice[] });

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

/** A tool as a quiet button, a link or the button of its menu. */
export function ToolButton({ tool }: { tool: Tool }) {
  const { label, icon, disabled = false } = tool;
  if ('choices' in tool)
    return <MenuButton label={label} icon={icon} choices={tool.choices} busy={disabled} />;
  if ('to' in tool)
    return (
      <Button component={Link} to={tool.to} startIcon={icon}>
        {label}
      </Button>
    );
  return (
    <Button startIcon={icon} disabled={disabled} onClick={tool.onChoose}>
      {label}
    </Button>
  );
}
