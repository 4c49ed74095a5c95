/** Groups of the menu, in their order (spec 1 §2); their words are `shell.groups` of `i18n/`. */
export const MENU_GROUPS = ['apps', 'manage', 'performance', 'settings'] as const;
