import { TextField } from '../parts/TextField.tsx';
import { useLazyDictionary } from '../words/useLazyDictionary.ts';
import { INVITATION_WORDS } from './invitation-words.ts';

/** The invited address, for the user to read and for password managers to store. */
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
