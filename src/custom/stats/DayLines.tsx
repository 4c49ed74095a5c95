import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import { color } from '../../theme/styles.ts';

export interface DayLinesProps {
  /** In pixels. */
  height: number;
  /** Names of the days on the axis. */
  days: readonly string[];
  now: { label: string; values: readonly number[] };
  before: { label: string; values: readonly number[] };
  format(value: number): string;
  /** As `format`, for the little room of an axis. */
  short(value: number): string;
}

/** Two lines over the days. The table below says the same, so that assistive technology skips the picture. */
export default function DayLines({ height, days, now, before, format, short }: DayLinesProps) {
  const line = ({ label, values }: DayLinesProps['now'], stroke: string, area: boolean) => ({
    label,
    data: [...values],
    color: stroke,
    area,
    // A single day has no line to draw.
    showMark: values.length === 1,
    curve: 'linear' as const,
    valueFormatter: (value: number | null) => format(value ?? 0),
  });
  return (
    <Box aria-hidden sx={{ '& .MuiLineChart-area': { opacity: 0.15 } }}>
      <LineChart
        height={height}
        margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
        skipAnimation
        disableKeyboardNavigation
        series={[line(before, color('line-strong'), false), line(now, color('primary'), true)]}
        xAxis={[{ data: [...days], scaleType: 'point', disableTicks: true }]}
        yAxis={[{ valueFormatter: short, width: 56, disableLine: true, disableTicks: true, min: 0 }]}
        grid={{ horizontal: true }}
      />
    </Box>
  );
}
