import { Download } from 'lucide-react';
import { Button } from '../components/Button/Button.tsx';
import { Menu, MenuItem } from '../components/Menu/Menu.tsx';
import type { ChartSheet } from './chart-table.ts';
import { drawPng, saveFile, svgOf } from './parts/drawing-file.ts';

export type ChartExports = {
  /** Words of the button and of its menu. */
  labels: { download: string; png: string; svg: string; excel: string };
  /** Name of the files, without ending. */
  fileName: string;
  /** Makes the spreadsheet (CHART_EXCEL) of typed rows. Without it, none is offered. */
  onExcel?: ((data: { sheet: ChartSheet; fileName: string }) => void) | undefined;
};

type ChartExportMenuProps = {
  exports: ChartExports;
  drawing: () => HTMLElement | null;
  sheet: () => ChartSheet;
  /** Pictures are offered while the chart is shown; the data always. */
  isDrawn: boolean;
};

/** Downloads of a chart: its picture with title and names (CHART, as PNG or SVG), and its data (CHART_EXCEL). */
export const ChartExportMenu = ({ exports, drawing, sheet, isDrawn }: ChartExportMenuProps) => {
  const { labels, fileName, onExcel } = exports;
  const save = async (format: 'png' | 'svg') => {
    const element = drawing();
    if (!element) return;
    const svg = svgOf(element);
    const file = format === 'png' ? await drawPng(svg) : new Blob([svg], { type: 'image/svg+xml' });
    saveFile(file, `${fileName}.${format}`);
  };
  return (
    <Menu
      align="end"
      trigger={
        <Button size="compact" emphasis="bare" icon={<Download aria-hidden="true" size={16} strokeWidth={1.5} />}>
          {labels.download}
        </Button>
      }
    >
      <MenuItem disabled={!isDrawn} onSelect={() => void save('png')}>
        {labels.png}
      </MenuItem>
      <MenuItem disabled={!isDrawn} onSelect={() => void save('svg')}>
        {labels.svg}
      </MenuItem>
      {onExcel && <MenuItem onSelect={() => onExcel({ sheet: sheet(), fileName })}>{labels.excel}</MenuItem>}
    </Menu>
  );
};
