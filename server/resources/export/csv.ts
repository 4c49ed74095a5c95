import type { Row } from '../row.ts';
import Papa from 'papaparse';
import type { Cell, ExportColumn } from './columns.ts';
import { inertText } from './inert.ts';
import { textStream } from './text-stream.ts';

/** Excel reads a file as UTF-8 only with this mark at its start. */
const BOM = '﻿';
const NEWLINE = '\r\n';
/** A CSV file, line by line: quoted where needed, formulas made inert, numbers as numbers. */
export function csvStream(columns: ExportColumn[], records: AsyncIterable<Row>): ReadableStream<Uint8Array> {
  return textStream(lines(columns, records));
}

async function* lines(columns: ExportColumn[], records: AsyncIterable<Row>): AsyncGenerator<string> {
  yield BOM + line(columns.map(({ header }) => header));
  for await (const record of records) yield line(columns.map(({ cell }) => cell(record)));
}

function line(cells: Cell[]): string {
  return Papa.unparse([cells.map(inert)]) + NEWLINE;
}

function inert(cell: Cell): Cell {
  return typeof cell === 'string' ? inertText(cell) : cell;
}
