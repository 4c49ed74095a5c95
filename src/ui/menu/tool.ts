import type { ReactNode } from 'react';
import type { MenuChoice } from './MenuPopup.tsx';

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
