import { type ChartModel, drawChart } from '@esg/chart-model';
import { Canvas, contentWidth, type DocumentModel, type Tag } from '../pdf/canvas.ts';
import { drawingScale, drawMarks } from '../pdf/chart.ts';
import { type Styles, stylesOf } from '../pdf/styles.ts';
import { Table } from '../pdf/table.ts';
import { paragraph } from '../pdf/text.ts';

/** A chart with its title, the unit of its axis, and its figures in words. */
export type TablesChart = {
  readonly title: string;
  readonly unit: string;
  readonly said: string;
  readonly model: ChartModel;
};

/** One heading with charts and tables below it, and texts below them. */
export type TablesPart = {
  readonly heading: string;
  readonly charts?: readonly TablesChart[];
  readonly tables: readonly { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }[];
  readonly texts: readonly string[];
};

/** A document of headings, tables and texts: every sentence and figure is already in its language. */
export type TablesModel = DocumentModel & {
  heading: string;
  lead: readonly string[];
  parts: readonly TablesPart[];
};
export type TablesJob = { model: TablesModel };

const firstShare = 0.36;
/** A heading stays with the first lines below it. */
const headingRoom = 90;

const drawTable = (
  canvas: Canvas<TablesModel>,
  section: Tag,
  styles: Styles,
  { columns, rows }: TablesPart['tables'][number],
) => {
  const others = (contentWidth * (1 - firstShare)) / Math.max(1, columns.length - 1);
  const widths = columns.map((_, place) => (place === 0 ? contentWidth * firstShare : others));
  const table = new Table(
    canvas,
    widths.map((width, place) => ({ width, style: styles.body, align: place === 0 ? 'left' : 'right' })),
    columns,
    styles.smallBold,
  );
  for (const [first = '', ...cells] of rows)
    table.row([{ text: first, header: true }, ...cells.map((text) => ({ text }))]);
  table.draw(section);
  canvas.y += 10;
};

const titleRoom = 16;

/** A chart as the page draws it, as one figure with its figures in words. */
const drawTablesChart = (canvas: Canvas<TablesModel>, section: Tag, styles: Styles, chart: TablesChart) => {
  const formatTick = (value: number) => `${Math.round(value * 100) / 100}${chart.unit}`;
  const drawing = drawChart(chart.model, { width: contentWidth / drawingScale, formatTick });
  const height = drawing.height * drawingScale;
  canvas.ensure(height + titleRoom);
  paragraph(canvas, section, [{ text: chart.title, bold: true }], styles.table, { after: 4 });
  const ground = { left: canvas.left, top: canvas.y };
  const tag = canvas.tag(section, 'Figure', {
    alt: chart.said,
    bbox: [ground.left, ground.top, ground.left + canvas.width, ground.top + height],
  });
  canvas.mark(tag, 'Figure', () => drawMarks(canvas, drawing, ground));
  tag.end();
  canvas.y = ground.top + height + 8;
};

/** Draws a document of tables as a tagged PDF, in the tenant's brand. The same model gives the same content. */
export const drawTables = async ({ model }: TablesJob): Promise<Uint8Array> => {
  const canvas = new Canvas(model);
  const styles = stylesOf(model, canvas.palette);
  canvas.newPage();
  const section = canvas.tag(canvas.root, 'Sect');
  paragraph(canvas, section, [{ text: model.heading }], styles.heading, { type: 'H1', after: 4 });
  for (const line of model.lead) paragraph(canvas, section, [{ text: line }], styles.body, { after: 4 });
  canvas.y += 10;
  for (const { heading, charts = [], tables, texts } of model.parts) {
    canvas.ensure(headingRoom);
    paragraph(canvas, section, [{ text: heading }], styles.subheading, { type: 'H2', after: 6 });
    for (const chart of charts) drawTablesChart(canvas, section, styles, chart);
    for (const table of tables) drawTable(canvas, section, styles, table);
    for (const text of texts) paragraph(canvas, section, [{ text }], styles.body, { after: 4 });
    canvas.y += 12;
  }
  section.end();
  return canvas.finish();
};
