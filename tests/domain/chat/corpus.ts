import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChatProduct } from '../../../domain/chat/catalog.ts';
import { findCity } from '../../../domain/places/cities.ts';
import { fold } from '../../../domain/places/fold.ts';
import type { ChatDraft } from '../../../domain/chat/read-chat.ts';

/** Chats with the right answers, as `tests/fixtures/chats/README.md` describes them. */
export interface CorpusChat {
  title: string;
  /** Its number among all chats, from 1. */
  number: number;
  shop: string;
  products: readonly ChatProduct[];
  text: string;
  /** Lines of the order as `1 Blusa Manuela | Azul | M`; those that begin with `?` leave the product open. */
  lines: string[];
  /** `name`, `phone`, `address` and `city` that the chat says. */
  facts: ReadonlyMap<string, string>;
}

const FOLDER = join(import.meta.dirname, '../../fixtures/chats');

export function readCorpus(): CorpusChat[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));
  const chats = files.sort().flatMap((name) => readTrade(readFileSync(join(FOLDER, name), 'utf8')));
  return chats.map((chat, at) => ({ ...chat, number: at + 1 }));
}

function readTrade(source: string): Omit<CorpusChat, 'number'>[] {
  const [head = '', ...chats] = source.split(/^## /mu);
  const [shopLine = '', ...rows] = head.trim().split('\n');
  const products = rows.map((row, at): ChatProduct => {
    const [name = '', ...options] = row.split('|').map((part) => part.trim());
    return {
      id: at + 1,
      name,
      sku: null,
      options: options.map((option) => {
        const [label = '', values = ''] = option.split(':');
        return { name: label.trim(), values: values.split(',').map((value) => value.trim()) };
      }),
    };
  });
  return chats.map((chat) => {
    const [before = '', after = ''] = chat.split(/^>>$/mu);
    const [title = '', ...text] = before.split('\n');
    const answers = after
      .trim()
      .split('\n')
      .filter((line) => line !== '');
    return {
      title,
      shop: shopLine.replace(/^shop /u, ''),
      products,
      text: text.join('\n').trimEnd(),
      lines: answers.filter((line) => /^[=?] /u.test(line)).map((line) => written(line, products)),
      facts: new Map(
        answers.flatMap((line) => {
          const [, key, value] = /^(name|phone|address|city) (.*)$/u.exec(line) ?? [];
          return key === undefined || value === undefined ? [] : [[key, fold(value)] as const];
        }),
      ),
    };
  });
}

/** An answer in the one notation that both sides are compared in: values in the order of the options. */
function written(answer: string, products: readonly ChatProduct[]): string {
  const [, mark = '', quantity = '', rest = ''] = /^([=?]) (\d+) (.*)$/u.exec(answer) ?? [];
  const [name = '', ...values] = rest.split('|').map((part) => part.trim());
  if (mark === '?') return `? ${quantity} ${[name, ...values].sort().join(' | ')}`;
  const product = products.find((one) => one.name === name);
  if (product === undefined) throw new Error(`No product ${name}`);
  const given = product.options.map((option) => values.find((value) => option.values.includes(value)) ?? '?');
  return [`${quantity} ${name}`, ...given].join(' | ');
}

/** The lines of a draft in that notation. */
export function linesOf({ lines }: ChatDraft): string[] {
  return lines.map(({ products, chosen, quantity }) => {
    const [product, ...others] = products;
    if (product === undefined) throw new Error('A line without a product');
    if (others.length > 0)
      return `? ${quantity} ${products
        .map(({ name }) => name)
        .sort()
        .join(' | ')}`;
    return [
      `${quantity} ${product.name}`,
      ...product.options.map(({ name }) => chosen.get(name) ?? '?'),
    ].join(' | ');
  });
}

/** The facts of a draft, folded. */
export function factsOf(draft: ChatDraft): Map<string, string> {
  const { name, phone, address, address_detail: detail, city_id } = draft;
  const city = city_id === null ? undefined : findCity(city_id.value);
  return new Map(
    [
      ['name', name?.value],
      ['phone', phone?.value],
      ['address', address && [address.value, detail?.value].filter(Boolean).join(' ')],
      ['city', city?.name],
    ].flatMap(([key, value]) => (key && value ? [[key, fold(value)] as const] : [])),
  );
}
