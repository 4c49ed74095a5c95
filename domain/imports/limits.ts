/** What a file may be. A file beyond it is refused with a sentence before anything is read of it. */

/** Bytes as picked. */
export const MOST_FILE_BYTES = 60_000_000;
/** Bytes of an xlsx once unpacked: 100,000 lines of 40 columns, some 100 bytes a cell. */
export const MOST_UNPACKED_BYTES = 400_000_000;
/** Unpacked bytes for each packed one. A sheet of equal cells packs some forty times. */
export const MOST_UNPACK_RATIO = 200;
/** Parts of an xlsx. */
export const MOST_PARTS = 500;
/** Lines below the header. A worker holds 100,000 of 20 columns in some 300 MB; an export has no bound. */
export const MOST_LINES = 100_000;
export const MOST_COLUMNS = 200;
/** Characters of a cell; the longest field, a description, has 5,000. */
export const MOST_CELL_CHARACTERS = 20_000;
/** Lines of one record: the variants of a product. */
export const MOST_LINES_OF_RECORD = 200;
/** Records that one call brings to the server. */
export const MOST_RECORDS_OF_CALL = 200;
/** Records that one call checks: as many as one step of the load writes. */
export const MOST_RECORDS_OF_CHECK = 50;
/** Records of a file that a review asks the server about. */
export const MOST_RECORDS_CHECKED = 10_000;
/** Changes of one record that a check lists; it counts the others. */
export const MOST_CHANGES_OF_RECORD = 20;
/** Members of all objects and lists of such a call: the API takes 20,000 of any body. */
export const MOST_VALUES_OF_CALL = 15_000;
