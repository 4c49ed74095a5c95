import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChatDraftAnswer } from '../../../domain/chat/chat-answers.ts';
import { openShop, option, type Failure, type Product, type Shop } from './shop.ts';

let shop: Shop;
let shirt: Product;
let cap: Product;

beforeAll(async () => {
  shop = await openShop();
  cap = await shop.product({ name: 'Gorra trucker', price: 30_000, sku: 'GOR-01' });
  shirt = await shop.product({
    name: 'Blusa Manuela',
    product_options: [option('Talla', 'S', 'M'), option('Color', 'Azul', 'Negro')],
  });
}, 60_000);
afterAll(() => shop.close());

const read = async (text: string) =>
  shop.owner.post<ChatDraftAnswer>(`${shop.base}/orders/read-chat`, { text });

async function customer(fields: object): Promise<number> {
  const made = await shop.owner.post<{ id: number }>(`${shop.base}/customers`, fields);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.id;
}

describe('[ORD-19] a chat is read as a draft of an order', () => {
  test('products, values and quantities are those of the catalog, each with its words; nothing is stored', async () => {
    const { status, body } = await read(
      'Hola! quiero 2 blusas manuela azules en M y una gorra\nSoy Marta Ríos, cel 310 444 55 66\nCra 45 #23-10 apto 301, Medellín\ny tienes bufandas?',
    );
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.lines).toEqual([
      {
        product_ids: [shirt.id],
        chosen: [
          { name: 'Talla', value: 'M' },
          { name: 'Color', value: 'Azul' },
        ],
        quantity: 2,
        from: 'quiero 2 blusas manuela azules en M',
      },
      { product_ids: [cap.id], chosen: [], quantity: 1, from: 'una gorra' },
    ]);
    expect(body).toMatchObject({
      customer_id: null,
      name: { value: 'Marta Ríos', from: 'Soy Marta Ríos' },
      phone: { value: '573104445566', from: '310 444 55 66' },
      address: { value: 'Cra 45 #23-10' },
      address_detail: { value: 'apto 301' },
      city_id: { value: '05001', from: 'Medellín' },
      unread: ['tienes bufandas'],
    });
    const orders = await shop.owner.get<object[]>(`${shop.base}/orders`);
    const customers = await shop.owner.get<object[]>(`${shop.base}/customers`);
    expect([orders.body, customers.body]).toEqual([[], []]);
  });

  test('a customer is known by any notation of a phone, else by the whole name where only one has it', async () => {
    const ana = await customer({ first_name: 'Ana', last_name: 'Peña', phone_number: '573112223344' });
    const first = await customer({ first_name: 'Luz', last_name: 'Gil', phone_number: '573112223355' });
    expect((await read('mi cel 311 222 33 44')).body.customer_id).toBe(ana);
    expect((await read('a nombre de ana pena')).body.customer_id).toBe(ana);
    expect((await read('a nombre de Luz Gil')).body.customer_id).toBe(first);
    await customer({ first_name: 'Luz', last_name: 'Gil', phone_number: '573112223366' });
    expect((await read('a nombre de Luz Gil')).body.customer_id).toBeNull();
    // The number of somebody else is nobody's name.
    expect((await read('Ana Peña, cel 3119998877')).body.customer_id).toBeNull();
  });

  test('the shop itself orders nothing in its own chat', async () => {
    const { body } = await read(
      '[27/11/26, 3:14 p. m.] +57 300 111 2233: Hola, llegó la gorra trucker\n[27/11/26, 3:15 p. m.] Rosa: la blusa manuela negra en S',
    );
    expect(body.lines.map(({ product_ids }) => product_ids)).toEqual([[shirt.id]]);
    expect(body.name?.value).toBe('Rosa');
  });

  test('a text that is too long or missing is refused at the field', async () => {
    for (const [text, key] of [
      ['', 'minLength'],
      ['a'.repeat(8001), 'maxLength'],
    ] as const) {
      const refused = await shop.owner.post<Failure>(`${shop.base}/orders/read-chat`, { text });
      expect([refused.status, refused.body.errors?.['text']?.key]).toEqual([422, key]);
    }
  });
});
