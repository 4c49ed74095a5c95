import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import { PAYU_ALGORITHMS } from '../../../../domain/payments/payu/signatures.ts';
import type { AccountField } from '../../../../domain/payments/contract.ts';
import type { Words } from '../../../../domain/schema/vocabulary.ts';
import { PROVIDER_WORDS, type ProviderWords } from '../provider-words.ts';
import type { TextName } from './variants.ts';

/** As the schema bounds them. */
const SECRET_LENGTH = 500;
const TEXT_LENGTHS = { title: 100, description: 500, instructions: 1000, qrImage: 500 } as const;

function words(pick: (words: ProviderWords) => string): Words {
  const { es, en, pt } = PROVIDER_WORDS;
  return { es: pick(es), en: pick(en), pt: pick(pt) };
}

/** A switch of the form. */
export function switchField(name: 'active' | 'test_mode'): FieldDescriptor {
  const [label, help] =
    name === 'active' ? (['show', 'show_help'] as const) : (['test', 'test_help'] as const);
  return {
    source: name,
    kind: 'boolean',
    widget: 'switch',
    display: 'flag',
    label: words((all) => all[label]),
    help: words((all) => all[help]),
  };
}

/** A field of the account, under the name that its provider has for it. */
export function accountField(name: AccountField, label: keyof ProviderWords['fields']): FieldDescriptor {
  const common = { source: name, label: words(({ fields }) => fields[label]) };
  if (name === 'signature_algorithm')
    return {
      ...common,
      kind: 'enum',
      widget: 'select',
      display: 'text',
      enum: PAYU_ALGORITHMS.map((value) => ({ value, label: { es: value } })),
    };
  const secret = name !== 'merchant_id';
  return {
    ...common,
    kind: 'text',
    widget: secret ? 'secret' : 'text',
    display: 'text',
    bounds: { maxLength: secret ? SECRET_LENGTH : 100 },
  };
}

/** A text or picture for the buyer. */
export function textField(name: TextName): FieldDescriptor {
  const common = {
    source: name,
    kind: 'text',
    label: words(({ fields }) => fields[name]),
    bounds: { maxLength: TEXT_LENGTHS[name] },
  } as const;
  if (name === 'qrImage') return { ...common, widget: 'image', display: 'image' };
  return name === 'title'
    ? { ...common, widget: 'text', display: 'text' }
    : { ...common, widget: 'multiline', display: 'multiline' };
}
