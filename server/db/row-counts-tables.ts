/** Row counts kept by triggers, spread over slots so that writers of one store do not wait for each other. */
export interface RowCountsTable {
  store_id: number;
  table_name: string;
  slot: number;
  n: number;
}

/** The same by day of creation (UTC), `YYYY-MM-DD`. */
export interface RowDayCountsTable extends RowCountsTable {
  day: string;
}
