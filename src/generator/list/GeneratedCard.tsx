import { Suspense } from 'react';
import Box from '@mui/material/Box';
import type { RaRecord } from 'ra-core';
import { clamped } from '../../theme/clamped.ts';
import { useRecordPath } from '../../schema/useRecordPath.ts';
import { useRecordRepresentation } from '../../schema/useRecordRepresentation.ts';
import { aboveLink } from '../../ui/card/above-link.ts';
import { CardLink } from '../../ui/card/CardLink.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import type { ShareRecordProps } from '../share/ShareRecord.tsx';
import { hasAmount } from '../fields/field.ts';
import { useManifest } from '../manifest/useManifest.ts';
import { CARD_ACTIONS } from './card-actions.ts';
import { CardFacts } from './CardFacts.tsx';
import { ContactButtons } from './ContactButtons.tsx';
import type { CardParts } from './card-parts.ts';
import type { ListColumn } from './useColumns.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';

const { Part: ShareRecord } = lazyPart<ShareRecordProps>(async () => ({
  default: (await import('../share/ShareRecord.tsx')).ShareRecord,
}));

export interface GeneratedCardProps {
  record: RaRecord;
  parts: CardParts;
}

/**
 * Identity (picture, name, amount), facts, then states with the actions on the right, for the thumb. A tap anywhere else
 * follows the link.
 */
export function GeneratedCard({ record, parts }: GeneratedCardProps) {
  const { name, share } = useDescriptor();
  const Action = useManifest(name).cardAction;
  const represent = useRecordRepresentation();
  const path = useRecordPath(name)(record);
  const { picture, facts, states, toggles, contact } = parts;
  const amount = parts.amount && hasAmount(parts.amount.field, record) ? parts.amount : undefined;
  const title = represent(record);
  const stated = states.length > 0;
  const acts = toggles.length > 0 || contact !== undefined || share !== undefined;
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      {picture !== undefined && <CardCell column={picture} record={record} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline', fontWeight: 500 }}
        >
          <Box sx={{ flex: '1 1 9rem', minWidth: 0, ...clamped(2) }}>
            <CardLink to={path}>{title}</CardLink>
          </Box>
          {amount !== undefined && (
            <Box sx={{ ml: 'auto', textAlign: 'right' }}>
              <CardCell column={amount} record={record} />
            </Box>
          )}
        </Box>
        {stated && <CardFacts facts={facts} record={record} />}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {!stated && <CardFacts facts={facts} record={record} />}
            {states.map((column) => (
              <CardCell key={column.source} column={column} record={record} />
            ))}
          </Box>
          {acts && (
            <Box
              className={CARD_ACTIONS}
              sx={{ display: 'flex', alignItems: 'center', m: -1, mt: 0, ...aboveLink }}
            >
              {Action && (
                <Suspense>
                  <Action record={record} />
                </Suspense>
              )}
              {toggles.map((column) => (
                <CardCell key={column.source} column={column} record={record} />
              ))}
              {share !== undefined && (
                <Suspense fallback={<Box sx={{ width: 48, height: 48 }} />}>
                  <ShareRecord resource={name} record={record} name={title} />
                </Suspense>
              )}
              {contact && (
                <ContactButtons field={contact.field} value={record[contact.source]} name={title} />
              )}
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}

function CardCell({ column: { Cell, field, source }, record }: { column: ListColumn; record: RaRecord }) {
  return <Cell field={field} value={record[source]} record={record} />;
}
