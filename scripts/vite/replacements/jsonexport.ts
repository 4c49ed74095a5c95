/** The API exports lists, whole and in both formats. ra-core's own exporter is never called. */
export default function jsonExport(): never {
  throw new Error('Export through the API');
}
