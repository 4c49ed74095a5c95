import Rating from '@mui/material/Rating';
import { FieldFrame } from './inputs/FieldFrame.tsx';
import { useFieldValue, type InputProps } from './inputs/input.ts';
import type { Inputs } from './kind.ts';

export const inputs = { rating: { Input: RatingInput, width: 144 } } satisfies Inputs;

/** Stars to tap; the chosen one again takes them away. */
export function RatingInput(props: InputProps) {
  const { field, name, disabled } = props;
  const { value, onChange, onBlur, error } = useFieldValue(name);
  const most = field.bounds?.maximum ?? 5;
  return (
    <FieldFrame {...props} error={error} group>
      {({ id, ...control }, labelId) => (
        <Rating
          id={id}
          name={name}
          max={most}
          value={typeof value === 'number' ? value : null}
          disabled={disabled}
          size="large"
          getLabelText={(stars) => `${stars} / ${most}`}
          onChange={(_, stars) => onChange(stars)}
          onBlur={onBlur}
          component="fieldset"
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          sx={{ minHeight: 'var(--target)', alignItems: 'center', border: 0, m: 0, p: 0 }}
        />
      )}
    </FieldFrame>
  );
}
