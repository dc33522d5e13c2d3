import { runningTitle } from '@esg/contract/printed';
import type { Canvas } from './canvas.ts';
import type { Styles } from './styles.ts';

/** The chapter at the head, title and page at the foot, and the word across the page while the report is a draft. All are artifacts. */
export const runningParts =
  (canvas: Canvas, styles: Styles, behind: () => void = () => {}) =>
  () => {
    const { model } = canvas;
    behind();
    if (!model.publishedAt) watermark(canvas);
    canvas.artifact(() => {
      const head = model.publishedAt ? canvas.chapter : [model.words.draft, canvas.chapter].filter(Boolean).join(' · ');
      canvas.label(head, styles.small, canvas.top - 36);
      const foot = canvas.end + 22;
      canvas.label(runningTitle(model), styles.small, foot, { width: canvas.width - 60 });
      canvas.label(String(canvas.pageNumber), styles.small, foot, { align: 'right' });
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
