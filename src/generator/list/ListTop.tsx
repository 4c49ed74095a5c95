import { Suspense } from 'react';
import Box from '@mui/material/Box';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useManifest } from '../manifest/useManifest.ts';

/** The bespoke part above the records; its room is there before it has loaded. */
export function ListTop() {
  const Top = useManifest(useDescriptor().name).listTop;
  if (Top === undefined) return null;
  return (
    <Box sx={{ minHeight: { xs: 40, sm: 48 }, mb: { xs: 0.5, sm: 1 } }}>
      <Suspense>
        <Top />
      </Suspense>
    </Box>
  );
}
