/** Names of the colours of `tokens.css`; code asks for a colour by name and never writes one. */
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

/** What a state means; a chip is its tone's text on its soft background. */
export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral' | 'refund';

/** The CSS variable of a colour: follows light and dark without a render. */
export function color(name: ColorName): string {
  return `var(--color-${name})`;
}
