import { Component, type ReactNode } from 'react';
import { Notice } from './Notice.tsx';
import { Stall } from './Page.tsx';
import { WordsContext } from '../words/usePublicWords.ts';

/** Catches a page that could not load: no connection, or a new version replaced this one. */
export class FetchFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  static override contextType = WordsContext;
  declare context: React.ContextType<typeof WordsContext>;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { boot } = this.context.words;
    return (
      <Stall>
        <Notice tone="danger" action={{ label: boot.retry, onClick: () => location.reload() }}>
          {boot.failed}
        </Notice>
      </Stall>
    );
  }
}
