import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Obstacle } from '../../../../domain/catalog/visibility.ts';
import type { Product } from '../../../../generated/products/types.ts';
import { PRODUCT_ACTIONS_WORDS } from '../../../../generated/words/product-actions.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { useRequestUpgrade } from '../../../dataProvider/upgrade-request.ts';
import { fieldSentence } from '../../../i18n/sentences.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useAllowed, useMay } from '../../../schema/useAllowed.ts';
import { SideSheet } from '../../../ui/dialog/BottomSheet.tsx';
import { failureSentence, useWrite, type Failure } from '../../../ui/form/useWrite.ts';
import { RowsSkeleton, ErrorState } from '../../../ui/state/PageStates.tsx';

export interface VisibilitySheetProps {
  product: Product;
  /** Where the price is set; left out in the form itself. */
  priceAt?: string;
  onClose(): void;
}

type Led = Exclude<Obstacle, 'inactive' | 'collections_hidden' | 'no_price' | 'plan_full'>;

/** Where the obstacles are mended that are not the product's own. */
function pathsOfMending(id: number): Record<Led, string> {
  return {
    store_inactive: '/config',
    no_branch: pathOf('user-stores', 'create'),
    sold_out: `/inventory?product=${id}`,
  };
}

/** The obstacles that the member may mend. */
function useMendable(): Record<Obstacle, boolean> {
  const edit = useAllowed('products')('edit');
  return {
    inactive: edit,
    no_price: edit,
    plan_full: true,
    collections_hidden: useAllowed('collections')('edit'),
    store_inactive: useMay('settings.write'),
    no_branch: useAllowed('user-stores')('create'),
    sold_out: useMay('products.edit_stock'),
  };
}

/** Why buyers do not see a product, each reason with the one tap that mends it for who may. */
export default function VisibilitySheet({ product, priceAt, onClose }: VisibilitySheetProps) {
  const requestUpgrade = useRequestUpgrade();
  const words = useWords(PRODUCT_ACTIONS_WORDS);
  const translate = useTranslate();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['products', 'visibility', product.id],
    queryFn: async ({ signal }) =>
      (await dataProvider.loadCatalogCalls()).productVisibility(product.id, signal),
    staleTime: 0,
  });
  const { busy, activate, show } = useMend(product);
  const mendable = useMendable();
  const paths = pathsOfMending(product.id);
  const seen = data?.obstacles.length === 0;

  function mendOf(obstacle: Obstacle) {
    const { mend } = words.obstacles[obstacle];
    if (obstacle === 'inactive')
      return (
        <Button variant="outlined" loading={busy} onClick={activate}>
          {mend}
        </Button>
      );
    if (obstacle === 'plan_full')
      return (
        <Button variant="outlined" onClick={() => requestUpgrade({ gate: 'max_products' })}>
          {mend}
        </Button>
      );
    if (obstacle === 'no_price' && priceAt === undefined)
      return (
        <Button variant="outlined" onClick={onClose}>
          {mend}
        </Button>
      );
    if (obstacle === 'collections_hidden')
      return data?.collections.map(({ id, name }) => (
        <Button key={id} variant="outlined" loading={busy} onClick={() => show(id)}>
          {fill(mend, { name })}
        </Button>
      ));
    const path = obstacle === 'no_price' ? (priceAt ?? '') : paths[obstacle];
    return (
      <Button variant="outlined" component={Link} to={path}>
        {mend}
      </Button>
    );
  }

  return (
    <SideSheet
      title={seen ? words.why : translate('products.why_hidden')}
      subtitle={product.name}
      onClose={onClose}
    >
      {data === undefined && error === null && <RowsSkeleton rows={2} height={64} />}
      {data === undefined && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {seen && <Box>{words.visible}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {data?.obstacles.map((obstacle) => (
          <Box key={obstacle} component="li" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
            {words.obstacles[obstacle].text}
            {mendable[obstacle] && mendOf(obstacle)}
          </Box>
        ))}
      </Box>
    </SideSheet>
  );
}

/** Publishes a product or a collection with one tap; a refusal says why. */
function useMend({ id }: Product) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const words = useWords(PRODUCT_ACTIONS_WORDS);
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { busy, run } = useWrite();
  const publish = (resource: 'products' | 'collections', record: number, data: object): void => {
    const onFailure = (failure: Failure): void => {
      const [fault] = Object.entries(failure.fields);
      const reason =
        fault === undefined
          ? failureSentence(translate, failure)
          : fieldSentence(translate, resource, fault[0], fault[1]);
      notify(fill(words.failed, { reason }), { type: 'error' });
    };
    void run(() => dataProvider.updateMany(resource, { ids: [record], data }), {
      onDone: () => refresh(),
      onFailure,
    });
  };
  return {
    busy,
    activate: () => publish('products', id, { active: 1 }),
    show: (collection: number) => publish('collections', collection, { public: 1 }),
  };
}
