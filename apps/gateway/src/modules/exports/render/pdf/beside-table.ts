import type { KpiTable, ModelChart } from '@esg/contract/printed';
import type { Canvas, Tag } from './canvas.ts';
import { columnHeight, drawColumn, isWide } from './chart.ts';
import { drawKpiTable, type KpiTableOptions, kpiTableHeights } from './kpi-table.ts';
import type { Styles } from './styles.ts';

/** Shares of the page of a table without earlier years, and of its charts beside it. */
const tableWidth = 329;
const gap = 12;
/** By how much charts may be higher than the table beside them. */
const surplus = 24;

type Parts = { table: KpiTable; charts: readonly ModelChart[] };

/** A table and its charts on one page, or none where they have no room beside each other. */
const roomBeside = (canvas: Canvas, { table, charts }: Parts, styles: Styles): number | undefined => {
  const isNarrow = table.years.length === 1 && charts.length > 0 && !charts.some(isWide) && !canvas.isHalf;
  if (!isNarrow) return undefined;
  let whole = 0;
  canvas.inColumn(canvas.left, tableWidth, () => {
    whole = kpiTableHeights(canvas, table, styles, {}).whole;
  });
  const beside = columnHeight(canvas, charts, canvas.width - tableWidth - gap, styles);
  return beside <= whole + surplus ? Math.max(whole, beside) : undefined;
};

/**
 * Draws a table of one year with its charts at its side, as it needs no room for other years. Returns false, and draws nothing, where they
 * do not fit beside each other.
 */
export const drawBesideTable = (
  canvas: Canvas,
  parent: Tag,
  parts: Parts,
  styles: Styles,
  options: KpiTableOptions,
): boolean => {
  const room = options.second ? undefined : roomBeside(canvas, parts, styles);
  if (room === undefined || room > canvas.pageHeight) return false;
  // Below a heading it stays with that, which made room for it.
  if (options.isHeaded && room > canvas.room) return false;
  canvas.ensure(room);
  const { left, width, y: top } = canvas;
  canvas.inColumn(left, tableWidth, () => drawKpiTable(canvas, parent, parts.table, styles, options));
  const below = canvas.y;
  canvas.y = top;
  canvas.inColumn(left + tableWidth + gap, width - tableWidth - gap, () =>
    drawColumn(canvas, parent, parts.charts, styles),
  );
  canvas.y = Math.max(canvas.y, below);
  return true;
};
