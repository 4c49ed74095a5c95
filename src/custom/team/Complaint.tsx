import FormHelperText from '@mui/material/FormHelperText';

/** The error of a form part without an input. */
export function Complaint({ sentence }: { sentence: string | undefined }) {
  return (
    sentence !== undefined && (
      <FormHelperText error role="alert">
        {sentence}
      </FormHelperText>
    )
  );
}
