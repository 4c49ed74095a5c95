import { CityInput, CountryInput } from './inputs/CityInput.tsx';
import { FileInput } from './inputs/FileInput.tsx';
import { ImageInput } from './inputs/ImageInput.tsx';
import { PhoneInput } from './inputs/PhoneInput.tsx';
import { SecretInput } from './inputs/SecretInput.tsx';
import { TagsInput } from './inputs/TagsInput.tsx';
import { TextInput } from './inputs/TextInput.tsx';
import type { Inputs } from './kind.ts';

export const inputs = {
  text: { Input: TextInput, width: 148 },
  multiline: { Input: TextInput, wholeLine: true },
  email: { Input: TextInput, width: 176 },
  url: { Input: TextInput, width: 176 },
  phone: { Input: PhoneInput },
  secret: { Input: SecretInput },
  tags: { Input: TagsInput, wholeLine: true },
  image: { Input: ImageInput },
  file: { Input: FileInput, wholeLine: true },
  country: { Input: CountryInput, width: 176 },
  city: { Input: CityInput, width: 176 },
} satisfies Inputs;
