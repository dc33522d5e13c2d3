import { Canvas, contentWidth, type DocumentModel, sheet, type Tag } from '../pdf/canvas.ts';
import { type Styles, stylesOf } from '../pdf/styles.ts';
import { Table } from '../pdf/table.ts';
import { paragraph } from '../pdf/text.ts';

type Fact = readonly [label: string, value: string];

/** An invoice for printing: every sentence and amount is already in its language. */
export type InvoiceModel = DocumentModel & {
  /** `Invoice`. */
  heading: string;
  /** Number, day, purpose. */
  facts: readonly Fact[];
  /** The recipient, line by line, below its label. */
  recipient: { label: string; lines: readonly string[] };
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Subtotal, discount and, last and in bold, the amount to pay. */
  totals: readonly Fact[];
  /** The bank account, below its label. */
  transfer: { label: string; facts: readonly Fact[] } | undefined;
  notes: readonly string[];
  /** Support address and company, at the foot of the page. */
  foot: string;
};
export type InvoiceJob = { model: InvoiceModel; logo?: Uint8Array };

type Surface = Canvas<InvoiceModel>;
const logoBox: [number, number] = [150, 48];
const bandHeight = 10;

const drawHead = (canvas: Surface, section: Tag, styles: Styles, logo: Uint8Array | undefined) => {
  const { gradientFrom, gradientTo } = canvas.model.brand.colors;
  canvas.artifact(() => {
    const fill = canvas.doc.linearGradient(0, 0, sheet.width, 0).stop(0, gradientFrom).stop(1, gradientTo);
    canvas.doc.rect(0, 0, sheet.width, bandHeight).fill(fill);
  });
  const x = sheet.width - sheet.right - logoBox[0];
  if (logo) {
    const tag = canvas.tag(section, 'Figure', {
      alt: canvas.model.brand.name,
      bbox: [x, 44, x + logoBox[0], 44 + logoBox[1]],
    });
    canvas.mark(tag, 'Figure', () =>
      canvas.doc.image(Buffer.from(logo), x, 44, { fit: logoBox, align: 'right', valign: 'center' }),
    );
    tag.end();
  }
  canvas.y = 48;
  const place = { width: contentWidth - logoBox[0] - 20 };
  paragraph(canvas, section, [{ text: canvas.model.heading }], styles.heading, { ...place, type: 'H1', after: 4 });
  paragraph(canvas, section, [{ text: canvas.model.brand.name }], styles.subheading, { ...place, after: 22 });
};

/** The recipient on the left, the facts on the right. */
const drawParties = (canvas: Surface, section: Tag, styles: Styles) => {
  const { recipient, facts } = canvas.model;
  const top = canvas.y;
  const half = contentWidth / 2 - 10;
  paragraph(canvas, section, [{ text: recipient.label }], styles.fieldLabel, { width: half, after: 2 });
  for (const line of recipient.lines) paragraph(canvas, section, [{ text: line }], styles.body, { width: half });
  const bottom = canvas.y;
  canvas.y = top;
  const x = sheet.left + contentWidth / 2 + 10;
  for (const [label, value] of facts) {
    paragraph(canvas, section, [{ text: label }], styles.fieldLabel, { x, width: half });
    paragraph(canvas, section, [{ text: value }], styles.body, { x, width: half, after: 4 });
  }
  canvas.y = Math.max(bottom, canvas.y) + 20;
};

const drawLines = (canvas: Surface, section: Tag, styles: Styles) => {
  const shares = [0.46, 0.12, 0.21, 0.21];
  const columns = shares.map((share, index) => ({
    width: contentWidth * share,
    style: styles.body,
    align: index === 0 ? ('left' as const) : ('right' as const),
  }));
  const table = new Table(canvas, columns, [...canvas.model.columns], styles.smallBold);
  for (const [first = '', ...cells] of canvas.model.rows)
    table.row([{ text: first, header: true }, ...cells.map((text) => ({ text }))]);
  table.draw(section);
  canvas.y += 12;
  const { totals } = canvas.model;
  totals.forEach(([label, value], index) => {
    const style = index === totals.length - 1 ? styles.subheading : styles.body;
    const top = canvas.y;
    const x = sheet.left + contentWidth * 0.46;
    paragraph(canvas, section, [{ text: label }], style, { x, width: contentWidth * 0.3 });
    const below = canvas.y;
    canvas.y = top;
    paragraph(canvas, section, [{ text: value }], style, { x, width: contentWidth * 0.54, align: 'right', after: 3 });
    canvas.y = Math.max(below, canvas.y);
  });
};

/** Bank details in two columns, so that a finance department finds each at once. */
const drawTransfer = (canvas: Surface, section: Tag, styles: Styles) => {
  const { transfer } = canvas.model;
  if (!transfer) return;
  paragraph(canvas, section, [{ text: transfer.label }], styles.subheading, { after: 6 });
  const labelWidth = contentWidth * 0.26;
  for (const [label, value] of transfer.facts) {
    const top = canvas.y;
    paragraph(canvas, section, [{ text: label }], styles.fieldLabel, { width: labelWidth });
    const below = canvas.y;
    canvas.y = top;
    const x = sheet.left + labelWidth;
    paragraph(canvas, section, [{ text: value }], styles.body, { x, width: contentWidth - labelWidth, after: 3 });
    canvas.y = Math.max(below, canvas.y);
  }
  canvas.y += 10;
};

/** Draws an invoice as a tagged PDF of one page, in the tenant's brand. The same model gives the same content. */
export const drawInvoice = async ({ model, logo }: InvoiceJob): Promise<Uint8Array> => {
  const canvas = new Canvas(model);
  const styles = stylesOf(model, canvas.palette);
  canvas.onPage = () =>
    canvas.artifact(() => canvas.label(model.foot, styles.small, sheet.height - 50, { align: 'left' }), 'Pagination');
  canvas.newPage();
  const section = canvas.tag(canvas.root, 'Sect');
  drawHead(canvas, section, styles, logo);
  drawParties(canvas, section, styles);
  drawLines(canvas, section, styles);
  canvas.y += 24;
  drawTransfer(canvas, section, styles);
  for (const note of model.notes) paragraph(canvas, section, [{ text: note }], styles.body, { after: 6 });
  section.end();
  return canvas.finish();
};
