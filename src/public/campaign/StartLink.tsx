import { CAMPAIGN_SOURCE } from '../../../domain/identity/trial.ts';
import { followLink } from '../navigation/navigation.ts';
import { PUBLIC_PATHS } from '../navigation/paths.ts';
import { keepAsSource } from '../navigation/source.ts';
import css from '../parts/SubmitButton.module.css';

/** A link to the sign-up, with the campaign as the visitor's source. */
export function StartLink({ children }: { children: string }) {
  return (
    <a
      href={`${PUBLIC_PATHS.signUp}?source=${CAMPAIGN_SOURCE}`}
      className={css.button}
      onClick={(event) => {
        keepAsSource(CAMPAIGN_SOURCE);
        followLink(event);
      }}
    >
      {children}
    </a>
  );
}
