interface Options {
  headers?: string[];
  rename?: string[];
}

type Done = (problem: Error | null, csv: string) => void;

/**
 * What ra-core's exporter asks of `jsonexport`, by the CSV writer that the product has already. It loads with the first
 * export of a react-admin list; our own lists are exported by the API.
 */
export default function jsonExport(records: object[], options: Options | Done, done?: Done): void {
  const settings = typeof options === 'function' ? {} : options;
  const finish = typeof options === 'function' ? options : done;
  import('papaparse').then(
    ({ default: { unparse } }) => finish?.(null, unparse(records, columnsOf(settings))),
    (problem: unknown) => finish?.(problem instanceof Error ? problem : new Error(String(problem)), ''),
  );
}

/** A cell that begins like a formula stays text (OWASP, CSV injection). */
function columnsOf({ headers }: Options) {
  return { escapeFormulae: true, ...(headers === undefined ? {} : { columns: headers }) };
}
