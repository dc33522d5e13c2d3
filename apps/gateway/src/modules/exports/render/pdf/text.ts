import type { Canvas, DocumentModel, Place, Tag, TextStyle } from './canvas.ts';

import type { Line, Run, Span } from './lines.ts';

export type ParagraphOptions = Place & {
  /** Structure type; `P` by default. */
  type?: string;
  lang?: string;
  /** Space that must stay free below, so that a heading never ends a page. */
  keepBelow?: number;
  after?: number;
};

/** Draws one line whose box begins at `place.top`: links in tags of their own, the rest in the paragraph's. */
export const drawLine = (
  canvas: Canvas<DocumentModel>,
  tag: Tag,
  type: string,
  line: Line,
  style: TextStyle,
  { top, ...place }: Place & { top: number },
) => {
  if (!line.spans.some(({ run }) => run.link)) {
    if (line.spans.length > 0) canvas.mark(tag, type, () => canvas.line(line, style, top, place));
    return;
  }
  const { x: left = canvas.left, width = canvas.width, align } = place;
  let x = align === 'right' ? left + width - line.width : left;
  for (const span of line.spans) {
    drawPart(canvas, tag, type, span, style, x, top);
    x += span.width;
  }
};

const drawPart = (
  canvas: Canvas<DocumentModel>,
  tag: Tag,
  type: string,
  span: Span,
  style: TextStyle,
  x: number,
  top: number,
) => {
  const line = { spans: [span], width: span.width };
  const { link } = span.run;
  if (!link) {
    canvas.mark(tag, type, () => canvas.line(line, style, top, { x }));
    return;
  }
  const linkTag = canvas.tag(tag, 'Link');
  canvas.mark(linkTag, 'Link', () => {
    canvas.line(line, style, top, { x });
    const under = top + style.leading / 2 + style.size * 0.36 + 1.5;
    canvas.doc
      .moveTo(x, under)
      .lineTo(x + span.width, under)
      .lineWidth(0.5)
      .stroke(canvas.palette.muted);
  });
  canvas.doc.link(x, top, span.width, style.leading, link, { structParent: linkTag, Contents: pdfString(link) });
  linkTag.end();
};

/** pdfkit writes a primitive string as a PDF name and only a String object as text; its types have only primitives. */
export const pdfString = (text: string): string => new String(text) as unknown as string;

/** Draws runs as one tagged paragraph that flows over pages, and moves the cursor below it. */
export const paragraph = (
  canvas: Canvas<DocumentModel>,
  parent: Tag,
  runs: readonly Run[],
  style: TextStyle,
  { type = 'P', lang, keepBelow = 0, after = 0, x = canvas.left, width = canvas.width, align }: ParagraphOptions = {},
) => {
  const tag = canvas.tag(parent, type, lang ? { lang } : {});
  const lines = canvas.lines(runs, style, width);
  canvas.ensure(Math.min(lines.length, 2) * style.leading + keepBelow);
  lines.forEach((line, index) => {
    const widow = index === lines.length - 2 && lines.length > 3;
    if (canvas.room < style.leading * (widow ? 2 : 1)) canvas.newPage();
    drawLine(canvas, tag, type, line, style, { x, width, align, top: canvas.y });
    canvas.y += style.leading;
  });
  tag.end();
  canvas.y += after;
};
