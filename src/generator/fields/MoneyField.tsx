import type { RaRecord } from 'ra-core';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { Figures } from '../../ui/figure/Figures.tsx';
import { Money } from '../../ui/figure/Money.tsx';
import type { FieldProps } from './field.ts';

/** ISO code of an amount: from the schema, or from the record. */
export function currencyOf(field: FieldDescriptor, record: RaRecord): string | undefined {
  if (typeof field.currency !== 'object') return field.currency;
  const code: unknown = record[field.currency.source];
  return typeof code === 'string' ? code : undefined;
}

/** `$ 89.900` */
export function MoneyField({ field, value, record }: FieldProps) {
  if (typeof value !== 'number') return <Figures>{String(value)}</Figures>;
  return <Money amount={value} currency={currencyOf(field, record)} />;
}
