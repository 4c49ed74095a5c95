/** Widths at which the layout changes (spec 2 §9): phones up to 600 px, the drawer from 1024 px. */
export const PHONE = '(max-width: 600px)';
export const WIDE = '(min-width: 1024px)';
