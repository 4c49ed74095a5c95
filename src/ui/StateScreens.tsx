import Button from '@mui/material/Button';
import BlockIcon from '@mui/icons-material/Block';
import CloudIcon from '@mui/icons-material/CloudOffOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import SearchIcon from '@mui/icons-material/TravelExploreOutlined';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { errorSentence } from '../i18n/error-sentence.ts';
import { EmptyState } from './EmptyState.tsx';

const large = { fontSize: 72 } as const;

function GoHome() {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/" variant="outlined">
      {translate('state.go_home')}
    </Button>
  );
}

/** The role of the user does not allow it. `titled`: the page has its title already. */
export function DeniedScreen({ titled = false }: { titled?: boolean }) {
  const translate = useTranslate();
  return (
    <EmptyState
      page={!titled}
      image={<BlockIcon sx={large} />}
      title={translate('state.denied_title')}
      subtitle={translate('state.denied_subtitle')}
      action={<GoHome />}
    />
  );
}

/** The store is inactive: only home and configuration are open (spec 1 §2). */
export function InactiveScreen() {
  const translate = useTranslate();
  return (
    <EmptyState
      page
      image={<LockIcon sx={large} />}
      title={translate('state.inactive_title')}
      subtitle={translate('state.inactive_subtitle')}
      action={<GoHome />}
    />
  );
}

/** No such page. */
export function NotFoundScreen() {
  const translate = useTranslate();
  return (
    <EmptyState
      page
      image={<SearchIcon sx={large} />}
      title={translate('state.not_found_title')}
      subtitle={translate('state.not_found_subtitle')}
      action={<GoHome />}
    />
  );
}

export interface ErrorScreenProps {
  error: unknown;
  onRetry(): void;
}

/** What happened, that the data is safe, and a way to try again. */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  const translate = useTranslate();
  return (
    <EmptyState
      image={<CloudIcon sx={large} />}
      title={translate('state.error_title')}
      subtitle={`${errorSentence(translate, error)} ${translate('state.error_safe')}`}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {translate('app.retry')}
        </Button>
      }
    />
  );
}
