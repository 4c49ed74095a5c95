// Generated from the files of kinds by `npm run schema types`. Edit those instead.
import type { Widget } from '../../../domain/schema/kind-names.ts';
import type { InputView } from '../inputs/input.ts';
import { inputs as collection_inputs } from '../collection-input.tsx';
import { inputs as date_inputs } from '../date-input.tsx';
import { inputs as datetime_inputs } from '../datetime-input.tsx';
import { inputs as enum_inputs } from '../enum-input.tsx';
import { inputs as flag_inputs } from '../flag-input.tsx';
import { inputs as integer_inputs } from '../integer-input.tsx';
import { inputs as items_inputs } from '../items-input.tsx';
import { inputs as json_inputs } from '../json-input.tsx';
import { inputs as money_inputs } from '../money-input.tsx';
import { inputs as percent_inputs } from '../percent-input.tsx';
import { inputs as rating_inputs } from '../rating-input.tsx';
import { inputs as reference_inputs } from '../reference-input.tsx';
import { inputs as references_inputs } from '../references-input.tsx';
import { inputs as text_inputs } from '../text-input.tsx';
import { inputs as time_inputs } from '../time-input.tsx';

export const WIDGETS: Readonly<Record<Widget, InputView>> = {
  ...collection_inputs,
  ...date_inputs,
  ...datetime_inputs,
  ...enum_inputs,
  ...flag_inputs,
  ...integer_inputs,
  ...items_inputs,
  ...json_inputs,
  ...money_inputs,
  ...percent_inputs,
  ...rating_inputs,
  ...reference_inputs,
  ...references_inputs,
  ...text_inputs,
  ...time_inputs,
};
