import type { Canvas } from './canvas.ts';
import { contentWidth, sheet } from './canvas.ts';
import { indexAnchor, type PageNumbers } from './contents.ts';
import { disclosureAnchor } from './disclosures.ts';
import type { Styles } from './styles.ts';
import { Table } from './table.ts';
import { paragraph } from './text.ts';

/** The last pages: every disclosure with its page, and the reason where one is left out. */
export const drawContentIndex = (canvas: Canvas, pages: PageNumbers, styles: Styles) => {
  const { model, palette } = canvas;
  const { words } = model;
  canvas.newPage();
  pages.set(indexAnchor, canvas.pageNumber);
  canvas.doc.addNamedDestination(indexAnchor, 'XYZ', 0, sheet.top - 12, 0);
  const section = canvas.tag(canvas.root, 'Sect');
  paragraph(canvas, section, [{ text: words.contentIndex }], styles.heading, { type: 'H2', after: 10 });
  const small = { ...styles.small, color: palette.text };
  const columns = [
    { width: contentWidth - 160 - 50, style: small },
    { width: 160, style: styles.small },
    { width: 50, align: 'right' as const, style: small },
  ];
  const table = new Table(canvas, section, columns, [words.disclosure, words.omitted, words.page], styles.smallBold);
  for (const { disclosures } of model.chapters) {
    for (const { code, title, omission } of disclosures) {
      const page = pages.get(disclosureAnchor(code));
      const name = { text: `${code}  ${title}`, header: true };
      table.row([name, { text: omission?.reason ?? '' }, { text: String(page ?? '') }]);
    }
  }
  table.end();
  section.end();
};
