import Alert from '@mui/material/Alert';

/** Why the last press did nothing; nothing without a reason. */
export function DomainProblemNotice({ problem }: { problem: string | undefined }) {
  return problem === undefined ? null : (
    <Alert severity="error" role="alert">
      {problem}
    </Alert>
  );
}
