import FormHelperText from '@mui/material/FormHelperText';

/** What is wrong with a part of a form that has no input of its own to say it. */
export function Complaint({ sentence }: { sentence: string | undefined }) {
  return (
    sentence !== undefined && (
      <FormHelperText error role="alert">
        {sentence}
      </FormHelperText>
    )
  );
}
