/** The API exports whole lists in both formats. Nothing calls ra-core's own exporter. */
export default function jsonExport(): never {
  throw new Error('Export through the API');
}
