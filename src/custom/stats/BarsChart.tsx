import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { color } from '../../theme/styles.ts';

export interface BarsProps {
  bars: readonly { name: string; value: number }[];
  /** In pixels. */
  height: number;
  format(value: number): string;
}

/** Room for the names, in pixels. The chart shortens a longer one; it is whole in the tooltip and in the table below. */
const NAMES = 168;

/** Bars beside their names. The table below says the same, so that assistive technology skips the picture. */
export default function BarsChart({ bars, height, format }: BarsProps) {
  return (
    <Box aria-hidden>
      <BarChart
        layout="horizontal"
        height={height}
        margin={{ left: 0, right: 8, top: 0, bottom: 0 }}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        series={[{ data: bars.map(({ value }) => value), valueFormatter: (value) => format(value ?? 0) }]}
        colors={[color('primary')]}
        borderRadius={4}
        yAxis={[
          {
            data: bars.map(({ name }, at) => `${at + 1} ${name}`),
            scaleType: 'band',
            width: NAMES,
            disableLine: true,
            disableTicks: true,
            valueFormatter: (text: string) => text.slice(text.indexOf(' ') + 1),
          },
        ]}
        xAxis={[{ position: 'none' }]}
      />
    </Box>
  );
}
