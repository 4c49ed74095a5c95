import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useNumber } from '../../ui/figure/useNumber.ts';
import { useChoiceCounts } from './useChoiceCounts.ts';
import { useChoices } from './useChoices.ts';
import { chosenOf } from './filter-values.ts';
import type { FilterInputProps } from './filter.ts';

/** Any of a few values: one checkbox each, with the number of its records where it is known. */
export function ChoiceFilter({ field, value, onChange }: FilterInputProps) {
  const choices = useChoices(field);
  const chosen = chosenOf(value);
  const counts = useChoiceCounts()[field.source];
  const number = useNumber();
  const labelled = (label: string, count?: number): string =>
    count === undefined ? label : `${label} (${number(count)})`;
  return (
    <FormGroup>
      {choices.map((choice) => (
        <FormControlLabel
          key={choice.value}
          label={labelled(choice.label, counts?.get(choice.value))}
          control={
            <Checkbox
              checked={chosen.includes(choice.value)}
              onChange={(_, checked) =>
                onChange(checked ? [...chosen, choice.value] : chosen.filter((one) => one !== choice.value))
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
}
