/** One file to start from, and what makes the admin use it. */
export interface Ejected {
  /** Below `src/resources/<name>/`. */
  file: string;
  code: string;
  /** What to add by hand; empty when the admin finds the file by its name. */
  register?: { file: string; line: string };
}
