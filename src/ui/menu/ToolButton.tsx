import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { MenuButton } from './MenuButton.tsx';
import type { Tool } from './tool.ts';

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
