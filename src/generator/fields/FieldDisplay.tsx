import { Suspense } from 'react';
import type { Display } from '../../../domain/schema/widgets.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { CountField } from './CountField.tsx';
import { ChipField } from './ChipField.tsx';
import { DateField } from './DateField.tsx';
import { DateTimeField } from './DateTimeField.tsx';
import { isEmpty, type FieldComponent, type FieldProps } from './field.ts';
import { FileField } from './FileField.tsx';
import { FlagField } from './FlagField.tsx';
import { ImageField } from './ImageField.tsx';
import { EmailField, PhoneField, UrlField } from './LinkFields.tsx';
import { MoneyField } from './MoneyField.tsx';
import { MultilineField } from './MultilineField.tsx';
import { Nothing } from '../../ui/figure/Nothing.tsx';
import { NumberField } from './NumberField.tsx';
import { CityField, CountryField } from './PlaceFields.tsx';
import { ReferenceField } from './ReferenceField.tsx';
import { ReferencesField } from './ReferencesField.tsx';
import { RowsField } from './RowsField.tsx';
import { TagsField } from './TagsField.tsx';
import { TextField } from './TextField.tsx';
import { TimeField } from './TimeField.tsx';
import { ToggleField } from './ToggleField.tsx';

const { Part: ElementsField } = lazyPart<FieldProps>(() => import('./ElementsField.tsx'));

const DISPLAYS: Readonly<Record<Display, FieldComponent>> = {
  text: TextField,
  multiline: MultilineField,
  email: EmailField,
  phone: PhoneField,
  url: UrlField,
  tags: TagsField,
  image: ImageField,
  file: FileField,
  country: CountryField,
  city: CityField,
  number: NumberField,
  money: MoneyField,
  flag: FlagField,
  toggle: ToggleField,
  chip: ChipField,
  date: DateField,
  datetime: DateTimeField,
  time: TimeField,
  reference: ReferenceField,
  references: ReferencesField,
  collection: CountField,
  items: RowsField,
  json: RowsField,
};

/** Displays that also show empty values: a switch that is off, initials instead of a picture, rows that the record lacks. */
const SHOW_EMPTY: ReadonlySet<Display> = new Set(['image', 'toggle', 'flag', 'collection']);

/** Displays a value as its schema declares. */
export function FieldDisplay(props: FieldProps) {
  const { display } = props.field;
  if (isEmpty(props.value) && !SHOW_EMPTY.has(display)) return <Nothing />;
  if (props.field.element?.display === 'file') return <FileField {...props} />;
  if (props.field.element !== undefined && display === 'json')
    return (
      <Suspense>
        <ElementsField {...props} />
      </Suspense>
    );
  const Display = DISPLAYS[display];
  return <Display {...props} />;
}
