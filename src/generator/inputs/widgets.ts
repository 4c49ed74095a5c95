import type { Widget } from '../../../domain/schema/kind-names.ts';
import { CityInput } from './CityInput.tsx';
import { CountryInput } from './CountryInput.tsx';
import { DateInput } from './DateInput.tsx';
import type { Input } from './input.ts';
import { CollectionInput } from './CollectionInput.tsx';
import { FileInput } from './FileInput.tsx';
import { ImageInput } from './ImageInput.tsx';
import { ItemsInput } from './ItemsInput.tsx';
import { JsonInput } from './JsonInput.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { PhoneInput } from './PhoneInput.tsx';
import { RadioInput } from './RadioInput.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import { ReferencesInput } from './ReferencesInput.tsx';
import { SecretInput } from './SecretInput.tsx';
import { SelectInput } from './SelectInput.tsx';
import { SwitchInput } from './SwitchInput.tsx';
import { TagsInput } from './TagsInput.tsx';
import { TextInput } from './TextInput.tsx';

/** The input of every widget of the schemas. */
export const WIDGETS: Readonly<Record<Widget, Input>> = {
  text: TextInput,
  multiline: TextInput,
  email: TextInput,
  url: TextInput,
  phone: PhoneInput,
  secret: SecretInput,
  tags: TagsInput,
  image: ImageInput,
  file: FileInput,
  country: CountryInput,
  city: CityInput,
  number: NumberInput,
  money: MoneyInput,
  switch: SwitchInput,
  select: SelectInput,
  radio: RadioInput,
  date: DateInput,
  datetime: DateInput,
  time: DateInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  collection: CollectionInput,
  items: ItemsInput,
  json: JsonInput,
};
