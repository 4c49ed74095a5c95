import { Component, type ReactNode } from 'react';
import { useWords } from '../../i18n/words.ts';
import { PUBLIC_WORDS } from '../words/public-words.ts';
import { Notice } from './Notice.tsx';
import { Stall } from './Page.tsx';

/** Catches a page that could not load: no connection, or a new version replaced this one. */
export class FetchFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FailedPage /> : this.props.children;
  }
}

function FailedPage() {
  const { boot } = useWords(PUBLIC_WORDS);
  return (
    <Stall>
      <Notice tone="danger" action={{ label: boot.retry, onClick: () => location.reload() }}>
        {boot.failed}
      </Notice>
    </Stall>
  );
}
