import type { FieldKind } from '../kind-names.ts';
import { say, type Said } from './context.ts';

/** Kinds as the table of the guide calls them: who writes a schema never wrote `json` or `items`. */
const KINDS: Readonly<Record<FieldKind, Said>> = {
  boolean: say('switch', 'interruptor'),
  collection: say('records that point here', 'registros que apuntan aquí'),
  date: say('day', 'día'),
  datetime: say('moment', 'momento'),
  enum: say('choice', 'opción'),
  flag: say('switch', 'interruptor'),
  integer: say('whole number', 'número entero'),
  items: say('rows', 'renglones'),
  json: say('list or object', 'lista u objeto'),
  money: say('amount', 'monto'),
  number: say('number', 'número'),
  percent: say('percentage', 'porcentaje'),
  rating: say('stars', 'estrellas'),
  reference: say('record', 'registro'),
  references: say('records', 'registros'),
  text: say('text', 'texto'),
  time: say('time of day', 'hora'),
};

/** `"tags" (list or object)`: a property with what it is. */
export function withKind(source: string, kind: FieldKind): Said {
  const { en, es } = KINDS[kind];
  return say(`"${source}" (${en})`, `"${source}" (${es})`);
}
