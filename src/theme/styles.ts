/** Names of the colours of `tokens.css`; code uses these names and no literal colours. */
export type ColorName =
  | 'background'
  | 'surface'
  | 'sunken'
  | 'hover'
  | 'line'
  | 'line-strong'
  | 'text'
  | 'text-secondary'
  | 'text-disabled'
  | 'primary'
  | 'primary-hover'
  | 'primary-soft'
  | 'on-primary'
  | 'focus'
  | 'whatsapp'
  | 'whatsapp-hover'
  | 'on-whatsapp'
  | 'danger-fill'
  | 'danger-fill-hover'
  | 'on-danger-fill'
  | 'scrim'
  | 'skeleton'
  | Tone
  | `${Tone}-soft`;

/** The meaning of a state; a chip has its tone's text on its soft background. */
export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral' | 'refund';

/** The CSS variable of a colour. It follows light and dark without a render. */
export function color(name: ColorName): string {
  return `var(--color-${name})`;
}

/** Widths at which the layout changes (spec 2 §9): phones up to 600 px, the drawer from 1024 px. */
export const PHONE = '(max-width: 600px)';
/** A form has room for a second column beside the drawer. */
export const TWO_COLUMNS = '(min-width: 1200px)';
export const WIDE = '(min-width: 1024px)';

/** Visible to screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

/** Accents of capitals stand above a line of headings, where the box would cut them. */
const ACCENT = '0.15em';

/**
 * Styles of a text with a maximum number of lines. A word longer than a line may break anywhere. Its box begins above
 * the first line, and takes no more room.
 */
export function clamped(lines: number) {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    paddingTop: ACCENT,
    marginTop: `-${ACCENT}`,
  } as const;
}

/** Styles of a text in one line: as much of it as there is room for, with a sign. Its box begins above its accents. */
export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingTop: ACCENT,
  marginTop: `-${ACCENT}`,
} as const;

/** `sx` of a panel on the page: a border, the surface's colour. */
export const panel = {
  border: `1px solid ${color('line')}`,
  borderRadius: 'var(--radius)',
  backgroundColor: color('surface'),
} as const;

/** `sx` of a panel with content below each other; none of it widens the panel. */
export const sectionPanel = {
  ...panel,
  p: { xs: 2, sm: 3 },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

/** `sx` of secondary text: smaller, in the secondary colour. */
export const quiet = { color: color('text-secondary'), fontSize: 'var(--text-14)' } as const;

/** A chip of two short lines: six of them stand side by side on a phone of 390 px. */
export const COMPACT_CHIP = {
  px: '4px',
  py: 0,
  minWidth: 44,
  fontSize: 'var(--text-12)',
  lineHeight: 1.2,
} as const;

/** Of a table as narrow as on a tablet or a small laptop, whose rows have no room for the chat beside their link. */
export const NARROW_TABLE = '@container (max-width: 60rem)';

/** The last column stays visible while the others scroll under it. */
export const pinnedCell = {
  position: 'sticky',
  right: 0,
  width: 96,
  backgroundColor: 'inherit',
  [NARROW_TABLE]: { width: 56 },
} as const;
