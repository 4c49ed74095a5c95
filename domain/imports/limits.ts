/** What a file may be. A file beyond it is refused with a sentence before anything is read of it. */

/** Bytes as picked. */
export const MOST_FILE_BYTES = 15_000_000;
/** Bytes of an xlsx once unpacked: enough for 20,000 lines of 40 columns. */
export const MOST_UNPACKED_BYTES = 200_000_000;
/** Unpacked bytes for each packed one. A sheet of equal cells packs some forty times. */
export const MOST_UNPACK_RATIO = 200;
/** Parts of an xlsx. */
export const MOST_PARTS = 500;
/** Lines below the header. */
export const MOST_LINES = 20_000;
export const MOST_COLUMNS = 200;
/** Characters of a cell; the longest field, a description, has 5,000. */
export const MOST_CELL_CHARACTERS = 20_000;
/** Lines of one record: the variants of a product. */
export const MOST_LINES_OF_RECORD = 200;
/** Records that one call brings to the server. */
export const MOST_RECORDS_OF_CALL = 200;
