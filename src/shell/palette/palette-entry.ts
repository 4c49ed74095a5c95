import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';

/** A line of the palette: a record, a screen or something to do. */
export interface PaletteEntry {
  /** Unique among all entries. */
  id: string;
  /** Heading that it stands under; entries of one group follow each other. */
  group: string;
  label: string;
  /** What tells it from others of the same name. */
  hint?: string;
  Icon: ComponentType<SvgIconProps>;
  onChoose(): void;
}
