/** What a plan must have for files to be imported (spec 1 §1). */
export const IMPORT_FEATURE = 'is_bulk_upload_enabled';
