import useMediaQuery from '@mui/material/useMediaQuery';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { AuditEntry } from '../../dataProvider/audit-calls.ts';
import { DateText } from '../../ui/figure/DateText.tsx';
import { PHONE } from '../../theme/widths.ts';
import { panel } from '../../ui/card/panel.ts';
import { marksMoreBeside, moreBeside } from '../../ui/scroll/more-beside.ts';
import { quiet } from '../../ui/text/quiet.ts';
import { AuditChanges } from './AuditChanges.tsx';
import { AuditUndo } from './AuditUndo.tsx';
import { firstOfEachUndo } from './first-of-each-undo.ts';
import { AuditSentence } from './AuditSentence.tsx';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { AUDIT_WORDS } from './audit-words.ts';
import { useKindName } from './useKindName.ts';

/** The entries of a page: a table on desktops, cards on phones. */
export function AuditList({ entries }: { entries: AuditEntry[] }) {
  const words = useDictionary(AUDIT_WORDS);
  const kindName = useKindName();
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const offered = firstOfEachUndo(entries);
  if (phone)
    return (
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry) => (
          <Box key={entry.id} component="li" sx={{ ...panel, p: 1.5, minWidth: 0 }}>
            <Box sx={{ overflowWrap: 'anywhere' }}>
              <AuditSentence entry={entry} />
            </Box>
            <Box sx={quiet}>
              <DateText at={entry.at} time /> · {kindName(entry.resource).many}
            </Box>
            <AuditChanges entry={entry} />
            {offered.has(entry.id) && <AuditUndo entry={entry} />}
          </Box>
        ))}
      </Box>
    );
  return (
    <Box
      ref={marksMoreBeside}
      component="section"
      tabIndex={0}
      aria-label={words.title}
      sx={{ ...panel, ...moreBeside, overflowX: 'auto' }}
    >
      <Table aria-label={words.title}>
        <TableHead>
          <TableRow>
            {(['when', 'what', 'kind'] as const).map((column) => (
              <TableCell key={column}>{words.columns[column]}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <TableRow key={entry.id} sx={{ verticalAlign: 'top' }}>
              <TableCell sx={{ ...quiet, whiteSpace: 'nowrap' }}>
                <DateText at={entry.at} time />
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <AuditSentence entry={entry} />
                <AuditChanges entry={entry} />
                {offered.has(entry.id) && <AuditUndo entry={entry} />}
              </TableCell>
              <TableCell sx={quiet}>{kindName(entry.resource).many}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
