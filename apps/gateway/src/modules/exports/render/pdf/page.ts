import type { Canvas } from './canvas.ts';

import type { Styles } from './styles.ts';

/** Running head and foot, and the word across the page while the report is a draft. All artifacts. */
export const runningParts = (canvas: Canvas, styles: Styles) => () => {
  const { model, palette, doc } = canvas;
  if (!model.publishedAt) watermark(canvas);
  canvas.artifact(() => {
    const half = canvas.width / 2;
    canvas.label(model.title, styles.small, 36, { width: half + 60 });
    canvas.label(model.organisation, styles.small, 36, {
      x: canvas.left + half + 72,
      width: half - 72,
      align: 'right',
    });
    doc
      .moveTo(canvas.left, 58)
      .lineTo(canvas.left + canvas.width, 58)
      .lineWidth(0.5)
      .stroke(palette.line);
    const foot = canvas.format.height - 50;
    canvas.label(`${model.framework.name} · ${model.framework.version}`, styles.small, foot, {
      width: canvas.width - 80,
    });
    canvas.label(`${model.words.page} ${canvas.pageNumber}`, styles.small, foot, { align: 'right' });
  }, 'Pagination');
};

const watermark = (canvas: Canvas) =>
  canvas.artifact(() => {
    const { doc, palette, model } = canvas;
    const word = model.words.draft;
    const style = { size: 110, leading: 130, bold: true, color: palette.watermark };
    const width = canvas.measure(style)(word, true);
    doc.save();
    doc.rotate(-35, { origin: [canvas.format.width / 2, canvas.format.height / 2] });
    doc.fillOpacity(0.55);
    const span = { run: { text: word }, text: word, width };
    canvas.span(span, style, (canvas.format.width - width) / 2, canvas.format.height / 2 + 40);
    doc.restore();
  }, 'Pagination');
