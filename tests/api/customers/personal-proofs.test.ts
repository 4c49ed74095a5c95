import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readXlsx } from 'hucre/xlsx';
import { withFiles, type OrderProof } from '../../../server/modules/customers/read-personal-data.ts';
import { lineOf, openShop, type Order, type Shop } from '../orders/shop.ts';

const PDF = '%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n';
/** Of the same length: the bound below counts both. */
const ANOTHER = PDF.replace('1 0', '2 0');

interface Exported {
  payment_proofs: { order_id: number; state: string; note: string | null; base64: string | null }[];
}

let shop: Shop;
let order: Order;
let customer: number;
beforeAll(async () => {
  shop = await openShop();
  customer = (
    await shop.owner.post<{ id: number }>(`${shop.base}/customers`, {
      first_name: 'Zoraida',
      phone_number: '573009876501',
      email: 'zoraida@ejemplo.co',
    })
  ).body.id;
  const product = await shop.product();
  order = await shop.order([lineOf(product)], { customer_id: customer });
  const other = await shop.order([lineOf(product)]);
  for (const [{ id }, pdf] of [
    [order, PDF],
    [order, ANOTHER],
    [other, PDF],
  ] as const) {
    const form = new FormData();
    form.append('file', new File([pdf], 'x.pdf'));
    const answer = await shop.owner.raw(`${shop.base}/orders/${id}/proofs`, { method: 'POST', body: form });
    expect(answer.status).toBe(201);
  }
});
afterAll(() => shop.close());

const path = () => `${shop.base}/customers/${customer}/personal-data`;

describe("the proofs of payment in a client's data", () => {
  test('are those of their orders, each with its file and what was decided', async () => {
    const [first] = (await shop.owner.get<{ id: number }[]>(`${shop.base}/orders/${order.id}/proofs`)).body;
    await shop.owner.put(`${shop.base}/orders/${order.id}/proofs/${first?.id}`, {
      state: 'rejected',
      note: 'Es de otra cuenta',
    });
    const { body } = await shop.owner.get<Exported>(`${path()}?format=json`);
    expect(body.payment_proofs).toMatchObject([
      { order_id: order.id, state: 'rejected', note: 'Es de otra cuenta', content_type: 'application/pdf' },
      { order_id: order.id, state: 'waiting', note: null },
    ]);
    const files = body.payment_proofs.map(({ base64 }) => Buffer.from(base64 ?? '', 'base64').toString());
    expect(files).toEqual([PDF, ANOTHER]);
    expect(JSON.stringify(body)).not.toContain('private-');
  });

  test('have a sheet of the workbook', async () => {
    const bytes = await (await shop.owner.raw(path())).arrayBuffer();
    const { sheets } = await readXlsx(new Uint8Array(bytes));
    const rows = sheets.find(({ name }) => name === 'Comprobantes de pago')?.rows ?? [];
    const proofs = rows.map((row) => row.slice(2)).filter(([type]) => type === 'PDF');
    expect(proofs.map(([, state, note]) => [state, note ?? null])).toEqual([
      ['Rechazado', 'Es de otra cuenta'],
      ['En espera', null],
    ]);
  });

  test('stop carrying files beyond the bound, and are all named', async () => {
    const { rows } = await shop.database.read(shop.storeId, async (sql) => ({
      rows: await sql
        .selectFrom('payment_proofs')
        .select(['id', 'order_id', 'content_type', 'state', 'note', 'file'])
        .orderBy('id')
        .execute(),
    }));
    const proofs: OrderProof[] = rows.map((row) => ({ ...row, at: '2026-11-20T00:00:00.000Z' }));
    const read = await withFiles(shop, proofs, PDF.length * 2 - 1);
    expect(read.map(({ base64 }) => base64 !== null)).toEqual([true, false, false]);
    expect((await withFiles(shop, proofs)).every(({ base64 }) => base64 !== null)).toBe(true);
  });
});
