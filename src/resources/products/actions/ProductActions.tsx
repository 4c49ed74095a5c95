import { useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import CopyIcon from '@mui/icons-material/ContentCopy';
import LabelIcon from '@mui/icons-material/LocalOfferOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { useNotify, useTranslate } from 'ra-core';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Product, ProductCreate } from '../../../../generated/products/types.ts';
import { PRODUCT_ACTIONS_WORDS } from '../../../../generated/words/product-actions.ts';
import type { CardProps } from '../../../manifest/manifest.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useCreateRecord } from '../../../schema/record-hooks.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { PHONE } from '../../../theme/styles.ts';
import { failureSentence, useWrite } from '../../../ui/form/useWrite.ts';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { labelsPath } from '../labels/labels-path.ts';
import type { VisibilitySheetProps } from './VisibilitySheet.tsx';

/** Characters that a name may have (`schemas/products.json`). */
const LONGEST_NAME = 150;

/**
 * A product like another one, to be changed before buyers see it. It is inactive and has no SKU and no barcode: they name
 * one product. Counted stock begins at none, because nobody has received those units. Pictures are the same stored files.
 */
function copyOfProduct(product: Product, suffix: string): ProductCreate {
  const { name, price, discount_price, description, tags, collections_id, product_attachments } = product;
  return {
    name: `${name.slice(0, LONGEST_NAME - suffix.length - 1)} ${suffix}`,
    active: 0,
    price,
    discount_price,
    description,
    tags,
    collections_id,
    product_attachments,
    quantity_available: unitsOf(product.quantity_available),
    product_images: product.product_images.map(withoutId),
    product_options: product.product_options.map(withoutId),
    product_variants: product.product_variants.map((variant) => ({
      ...withoutId(variant),
      sku: null,
      barcode: null,
      quantity: unitsOf(variant.quantity),
    })),
    additional_info: product.additional_info.map(withoutId),
  };
}

function unitsOf(quantity: number | null | undefined): number | null {
  return quantity == null ? null : 0;
}

/** A row of a copy is a new row. */
function withoutId<Row extends { id: number }>(row: Row): Omit<Row, 'id'> {
  const { id: _, ...rest } = row;
  return rest;
}

const { Part: VisibilitySheet, preloading } = lazyPopup<VisibilitySheetProps>(
  () => import('./VisibilitySheet.tsx'),
);

/** Beside the icons of a phone the question takes what is left, on two lines if need be. */
const BESIDE_ICONS = {
  flex: '1 1 7.5rem',
  justifyContent: 'flex-start',
  px: 1,
  lineHeight: 1.2,
  textAlign: 'left',
} as const;

/**
 * Above the form and the detail of a product: why buyers do not see it, its labels, and a copy of it. A phone has no room
 * for the labels: there one selects products in their list.
 */
export default function ProductActions({ record }: CardProps<'products'>) {
  const words = useWords(PRODUCT_ACTIONS_WORDS);
  const phone = useMediaQuery(PHONE);
  const [open, setOpen] = useState(false);
  const { busy, copy } = useCopyProduct();
  const path = pathOf('products', 'edit', record.id);
  const inForm = useLocation().pathname === path;
  const creates = useAllowed('products')('create');
  return (
    <>
      <Button
        startIcon={<VisibilityIcon />}
        aria-haspopup="dialog"
        {...preloading}
        onClick={() => setOpen(true)}
        sx={phone ? BESIDE_ICONS : undefined}
      >
        {words.why}
      </Button>
      {!phone && (
        <Button component={Link} to={labelsPath([record.id])} startIcon={<LabelIcon />}>
          {words.labels}
        </Button>
      )}
      {creates &&
        (phone ? (
          <IconButton aria-label={words.copy} loading={busy} onClick={() => copy(record)}>
            <CopyIcon />
          </IconButton>
        ) : (
          <Button
            startIcon={<CopyIcon />}
            loading={busy}
            loadingPosition="start"
            onClick={() => copy(record)}
          >
            {words.copy}
          </Button>
        ))}
      {open && (
        <VisibilitySheet
          product={record}
          {...(inForm ? {} : { priceAt: path })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Makes an inactive copy of a product as it is stored, and opens its form. */
function useCopyProduct() {
  const words = useWords(PRODUCT_ACTIONS_WORDS);
  const create = useCreateRecord('products');
  const navigate = useNavigate();
  const notify = useNotify();
  const translate = useTranslate();
  const { busy, run } = useWrite();
  const copy = (product: Product): void => {
    void run(() => create(copyOfProduct(product, words.suffix)), {
      onDone: async ({ id }) => {
        notify(fill(words.copied, { name: product.name }), { type: 'success' });
        await navigate(pathOf('products', 'edit', id));
      },
      onFailure: (failure) =>
        notify(fill(words.not_copied, { reason: failureSentence(translate, failure) }), { type: 'error' }),
    });
  };
  return { busy, copy };
}
