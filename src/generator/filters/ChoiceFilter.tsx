import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useChoices } from './useChoices.ts';
import { chosenOf } from './filter-values.ts';
import type { FilterInputProps } from './filter.ts';

/** Any of a few values: one checkbox each. */
export function ChoiceFilter({ field, value, onChange }: FilterInputProps) {
  const choices = useChoices(field);
  const chosen = chosenOf(value);
  return (
    <FormGroup>
      {choices.map((choice) => (
        <FormControlLabel
          key={choice.value}
          label={choice.label}
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
