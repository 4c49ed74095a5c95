import { writeXlsx } from 'hucre/xlsx';
import { formatLocal } from '../../../../domain/dates/local.ts';
import type { Resource } from '../../../../domain/schema/model.ts';
import type { Language } from '../../../http/language.ts';
import type { StoreContext } from '../../../http/route.ts';
import type { Cell } from '../../../resources/export/cell.ts';
import { exportColumns, exportLines, headersOf } from '../../../resources/export/records.ts';
import { workbookText } from '../../../resources/export/csv.ts';
import { customerDataWords } from './customer-data-words.ts';
import type { Activity, PersonalData } from './read-personal-data.ts';

interface Sheet {
  name: string;
  headers: string[];
  rows: Cell[][];
}

interface Setting {
  customers: Resource;
  orders: Resource;
  language: Language;
  timeZone: string;
  currency: string;
}

/** To the minute: `2026-11-22 08:30`. */
const TO_THE_MINUTE = 16;

/** A client's data as a person reads it: a workbook with a sheet for each kind. */
export async function personalWorkbook(
  context: Pick<StoreContext, 'ports' | 'storeId' | 'access'>,
  data: PersonalData,
  setting: Setting,
): Promise<Uint8Array> {
  const { language, timeZone } = setting;
  const { sheets, columns, kinds, purposes, channels, proofs, proof_types } = customerDataWords(language);
  const time = (instant: string) => formatLocal(new Date(instant), timeZone).slice(0, TO_THE_MINUTE);
  const sequences = new Map(data.orders.map(({ id, sequence }) => [id, sequence ?? null]));
  const book: Sheet[] = [
    await personSheet(context, data, setting),
    await ordersSheet(context, data, setting),
    {
      name: sheets.notes,
      headers: [columns.order, columns.at, columns.text],
      rows: data.order_notes.map((note) => [sequences.get(note.order_id) ?? null, time(note.at), note.text]),
    },
    {
      name: sheets.answers,
      headers: [columns.order, columns.question, columns.answer],
      rows: data.form_answers.map((one) => [sequences.get(one.order_id) ?? null, one.question, one.answer]),
    },
    {
      name: sheets.proofs,
      headers: [columns.order, columns.at, columns.file, columns.state, columns.text],
      rows: data.payment_proofs.map((proof) => [
        sequences.get(proof.order_id) ?? null,
        time(proof.at),
        proof_types[proof.content_type],
        proofs[proof.state],
        proof.note,
      ]),
    },
    {
      name: sheets.consents,
      headers: [
        columns.kind,
        columns.purpose,
        columns.channel,
        columns.given_at,
        columns.wording,
        columns.evidence,
        columns.user,
      ],
      rows: data.consents.map((entry) => [
        kinds[entry.kind],
        purposes[entry.purpose],
        channels[entry.channel],
        time(entry.given_at),
        entry.wording,
        entry.evidence,
        entry.user,
      ]),
    },
    {
      name: sheets.activity,
      headers: [columns.at, columns.who, columns.kind, columns.record, columns.changes],
      rows: data.activity.map((entry) => [
        time(entry.at),
        entry.user,
        entry.action,
        `${entry.resource} ${entry.record_id ?? ''}`,
        changesText(entry),
      ]),
    },
  ];
  return writeXlsx({
    sheets: book.map(({ name, headers, rows }) => ({
      name,
      columns: headers.map((header) => ({ header: workbookText(header), width: 24 })),
      rows: rows.map((row) => row.map((cell) => (typeof cell === 'string' ? workbookText(cell) : cell))),
      freezePane: { rows: 1 },
    })),
  });
}

/** A line for each field, because one record across forty columns is read by nobody. */
async function personSheet(
  context: Pick<StoreContext, 'ports' | 'storeId' | 'access'>,
  { customer }: PersonalData,
  { customers: resource, language, ...rest }: Setting,
): Promise<Sheet> {
  const { sheets, columns: words } = customerDataWords(language);
  const columns = exportColumns(resource, context.access);
  const values = exportLines(context, {
    resource,
    columns,
    ids: [customer.id ?? 0],
    language,
    ...rest,
  });
  const { value: line = [] } = await values.next();
  const rows = headersOf(columns, language).map((header, at): Cell[] => [header, line?.[at] ?? null]);
  const notes = resource.fields.find(({ source }) => source === 'notes');
  const noted = customer.notes;
  if (notes !== undefined && typeof noted === 'string')
    rows.push([notes.label[language] ?? notes.label.es, noted]);
  return { name: sheets.person, headers: [words.field, words.value], rows };
}

async function ordersSheet(
  context: Pick<StoreContext, 'ports' | 'storeId' | 'access'>,
  { orders }: PersonalData,
  { orders: resource, language, ...rest }: Setting,
): Promise<Sheet> {
  const columns = exportColumns(resource, context.access);
  const ids = orders.flatMap(({ id }) => id ?? []);
  const rows: Cell[][] = [];
  for await (const row of exportLines(context, { resource, columns, ids, language, ...rest })) rows.push(row);
  return { name: customerDataWords(language).sheets.orders, headers: headersOf(columns, language), rows };
}

function changesText({ changes }: Activity): string {
  return Object.entries(changes)
    .map(([source, [before, after]]) => `${source}: ${said(before)} → ${said(after)}`)
    .join('; ');
}

function said(value: unknown): string {
  if (value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
