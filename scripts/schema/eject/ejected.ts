/** One file to start from, and what makes the admin use it. */
export interface Ejected {
  /** Below `src/resources/<name>/`. */
  file: string;
  code: string;
  /** What to add by hand, so that the admin uses it. */
  register: { file: string; line: string };
}
