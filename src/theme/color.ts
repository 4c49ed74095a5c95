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
