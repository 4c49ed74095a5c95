/** Widths at which the layout changes (spec 2 §9): phones up to 600 px, the drawer from 1024 px. */
export const PHONE = '(max-width: 600px)';
/** A form has room for a second column beside the drawer. */
export const TWO_COLUMNS = '(min-width: 1200px)';
export const WIDE = '(min-width: 1024px)';
