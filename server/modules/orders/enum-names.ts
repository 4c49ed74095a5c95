import type { Resource } from '../../../domain/schema/model.ts';
import type { Language } from '../../http/language.ts';

/** The values of an enum field of the orders, with their names in the language; none without the field. */
export function enumNames(
  orders: Resource | undefined,
  source: string,
  language: Language,
): { value: string | number; name: string }[] {
  const values = orders?.fields.find((field) => field.source === source)?.enum ?? [];
  return values.map(({ value, label }) => ({ value, name: label[language] ?? label.es }));
}
