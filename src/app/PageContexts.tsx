import type { ReactNode } from 'react';
import { SessionContext } from '../authProvider/useSession.ts';
import { UpgradeContext } from '../dataProvider/upgrade-request.ts';
import { UnsentOrdersContext } from '../resources/orders/quick/send-once-online.ts';
import { ListVisitContext } from '../schema/list-visit.ts';
import { LiveListContext } from '../schema/live-list.ts';
import { DocumentTitleContext } from '../ui/page/document-title.ts';
import type { PageState } from './services.ts';

/** Gives the components inside what `createServices` made beside react-admin's own services. */
export function PageContexts({ state, children }: { state: PageState; children: ReactNode }) {
  return (
    <SessionContext value={state.session}>
      <UpgradeContext value={state.upgrades}>
        <DocumentTitleContext value={state.title}>
          <UnsentOrdersContext value={state.unsent}>
            <ListVisitContext value={state.visit}>
              <LiveListContext value={state.live}>{children}</LiveListContext>
            </ListVisitContext>
          </UnsentOrdersContext>
        </DocumentTitleContext>
      </UpgradeContext>
    </SessionContext>
  );
}
