import type { FieldDescriptor, ResourceDescriptor } from '../../domain/schema/descriptors.ts';
import type { Messages } from './merge.ts';
import { inLocale } from './words.ts';

function fieldMessages(fields: readonly FieldDescriptor[], locale: string): Messages {
  const messages: Messages = {};
  for (const field of fields) {
    const label = inLocale(field.label, locale);
    // react-admin looks up `fields.product_variants.price` for a nested field, so its label stands beside the parent's
    // own.
    messages[field.source] = label;
    for (const item of field.items ?? []) {
      messages[`${field.source}.${item.source}`] = inLocale(item.label, locale);
    }
  }
  return messages;
}

/** `resources.<name>.name|fields.<source>` of every resource, from the labels of its schema. */
export function resourceMessages(descriptors: readonly ResourceDescriptor[], locale: string): Messages {
  const messages: Messages = {};
  for (const descriptor of descriptors) {
    const { one, many } = inLocale(descriptor.label, locale);
    messages[descriptor.name] = {
      name: `${one} |||| ${many}`,
      fields: fieldMessages(Object.values(descriptor.fields), locale),
    };
  }
  return { resources: messages };
}
