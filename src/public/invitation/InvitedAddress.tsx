import { TextField } from '../parts/TextField.tsx';
import { useInvitationWords } from './useInvitationWords.ts';

/** The address that the invitation went to: to be read, and for password managers to keep. */
export function InvitedAddress({ email }: { email: string }) {
  return (
    <TextField
      label={useInvitationWords().email}
      type="email"
      name="email"
      autoComplete="username"
      value={email}
      readOnly
    />
  );
}
