import type { ResourceDescriptor } from '../../domain/schema/descriptors.ts';
import type { Messages } from './merge.ts';
import { inLocale } from './words.ts';

/** `resources.<name>.name` of every resource, from the label of its schema. */
export function resourceMessages(descriptors: readonly ResourceDescriptor[], locale: string): Messages {
  const messages: Messages = {};
  for (const { name, label } of descriptors) {
    const { one, many } = inLocale(label, locale);
    messages[name] = { name: `${one} |||| ${many}` };
  }
  return { resources: messages };
}
