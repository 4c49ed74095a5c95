/** Views of one list that a member has of their own, and that a team shares. */
export const MOST_VIEWS = 12;
/** Characters of a view's name: tabs stay readable. */
export const LONGEST_VIEW_NAME = 40;
