/** The id of the bar with the actions for the selected records. */
export const BULK_ACTIONS_ID = 'bulk-actions';
