import { TextField } from '../parts/TextField.tsx';
import { useLazyDictionary } from '../words/useLazyDictionary.ts';
import { INVITATION_WORDS } from './invitation-words.ts';

/** The address that the invitation went to: to be read, and for password managers to keep. */
export function InvitedAddress({ email }: { email: string }) {
  return (
    <TextField
      label={useLazyDictionary(INVITATION_WORDS).email}
      type="email"
      name="email"
      autoComplete="username"
      value={email}
      readOnly
    />
  );
}
