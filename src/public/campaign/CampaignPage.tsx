import { CAMPAIGN_SOURCE } from '../../../domain/identity/sign-up.ts';
import { hasSignedInHint } from '../../authProvider/signed-in-hint.ts';
import { followLink } from '../navigation/navigation.ts';
import { PUBLIC_PATHS } from '../navigation/paths.ts';
import { keepAsSource } from '../navigation/source.ts';
import { Page } from '../parts/Page.tsx';
import { Prose } from '../parts/Prose.tsx';
import button from '../parts/SubmitButton.module.css';
import { TextLink } from '../parts/TextLink.tsx';
import { SIGN_UP_WORDS } from '../sign-up/sign-up-words.ts';
import { trialSentence, useTrialDays } from '../sign-up/useTrialDays.ts';
import { useWords } from '../../i18n/words.ts';
import css from './CampaignPage.module.css';
import { HomeLink } from './HomeLink.tsx';

/** `/welcome-10x`: the page of the advertisements. It has its own number of trial days, and the sign-up keeps it. */
export default function CampaignPage() {
  const { campaign: words } = useWords(SIGN_UP_WORDS);
  const days = useTrialDays(CAMPAIGN_SOURCE);
  const signedIn = hasSignedInHint();
  return (
    <Page title={words.title}>
      <Prose>{words.text}</Prose>
      {!signedIn && <Prose>{trialSentence(days, words.trial, words.trial_plain)}</Prose>}
      <ul className={css.points} aria-label={words.list}>
        {[words.point_1, words.point_2, words.point_3, words.point_4].map((point) => (
          <li key={point} className={css.point}>
            <svg className={css.tick} viewBox="0 0 24 24" aria-hidden>
              <path d="m5 12.5 4.5 4.5L19 7.5" />
            </svg>
            {point}
          </li>
        ))}
      </ul>
      {signedIn ? (
        <HomeLink>{words.home}</HomeLink>
      ) : (
        <>
          <StartLink>{words.start}</StartLink>
          <TextLink to={PUBLIC_PATHS.login}>{words.login}</TextLink>
        </>
      )}
    </Page>
  );
}

/** A link to the sign-up, with the campaign as the visitor's source. */
function StartLink({ children }: { children: string }) {
  return (
    <a
      href={`${PUBLIC_PATHS.signUp}?source=${CAMPAIGN_SOURCE}`}
      className={button.button}
      onClick={(event) => {
        keepAsSource(CAMPAIGN_SOURCE);
        followLink(event);
      }}
    >
      {children}
    </a>
  );
}
