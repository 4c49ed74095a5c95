import type { Resource } from '../../../domain/schema/model.ts';

/** `payment_channels`, `payment-channels` → `PaymentChannels`. */
export function pascalCase(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** Name of the record's type: the schema's title, else its name. */
export function typeName(resource: Resource): string {
  return pascalCase(resource.schema.title ?? resource.name);
}
