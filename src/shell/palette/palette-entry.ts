import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';

/** A line of the palette: a record, a screen or an action. */
export interface PaletteEntry {
  /** Unique among all entries. */
  id: string;
  /** Heading of its group; entries of one group follow each other. */
  group: string;
  label: string;
  /** What else people call it; found, never shown. */
  also?: string;
  /** Address of a picture that stands in place of the icon, null where there is none yet. */
  picture?: string | null;
  /** Distinguishes entries of the same name. */
  hint?: string;
  Icon: ComponentType<SvgIconProps>;
  onChoose(): void;
}
