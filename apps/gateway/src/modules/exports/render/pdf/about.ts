import { formatDay, formatPeriod, printedWords } from '@esg/contract/printed';
import type { RenderAssets } from '../assets.ts';
import { ownLanguage } from '../formats.ts';
import { type Canvas, rail, sheet, type Tag } from './canvas.ts';
import { logo } from './cover.ts';
import type { Styles } from './styles.ts';
import { paragraph } from './text.ts';

/** What the report is: period, framework, day and boundary at the side, its description beside them, in full, however long. */
export const drawAbout = (canvas: Canvas, styles: Styles) => {
  const { model } = canvas;
  const { words, framework, period, publishedAt, language } = model;
  const said = printedWords[language];
  const facts: [string, string][] = [
    [words.reportingPeriod, period ? formatPeriod(period, language) : ''],
    [words.preparedWith, [framework.name, framework.version].filter(Boolean).join(', ')],
    [words.publishedOn, publishedAt ? formatDay(publishedAt.slice(0, 10), language) : words.draft],
  ];
  const section = canvas.section();
  paragraph(canvas, section, [{ text: said.about }], styles.section, { type: 'H2', keepBelow: 60, after: 6 });
  const [top, page] = [canvas.y, canvas.pageNumber];
  const drawFacts = () => {
    for (const [label, value] of facts.filter((fact) => fact[1] !== '')) {
      paragraph(canvas, section, [{ text: label }], styles.small, { keepBelow: 14 });
      paragraph(canvas, section, [{ text: value }], styles.body, { lang: ownLanguage(value, model), after: 6 });
    }
  };
  const drawTexts = () => {
    const texts: [string, string][] = [
      ['', model.description],
      [words.reportingBoundary, model.reportingBoundary],
    ];
    for (const [label, text] of texts.filter((part) => part[1].trim() !== '')) {
      if (label) paragraph(canvas, section, [{ text: label }], styles.label, { type: 'H3', keepBelow: 30 });
      paragraph(canvas, section, [{ text }], styles.body, { lang: ownLanguage(text, model), after: 8 });
    }
  };
  if (canvas.isHalf) {
    drawFacts();
    drawTexts();
  } else {
    canvas.inColumn(canvas.left, rail.width, drawFacts);
    const below = canvas.y;
    canvas.y = top;
    const offset = rail.width + rail.gap;
    canvas.inColumn(canvas.left + offset, canvas.width - offset, drawTexts);
    if (canvas.pageNumber === page) canvas.y = Math.max(canvas.y, below);
  }
  section.end();
};

const logoHeight = 30;

/** Who made the document, and whose the framework is, at the foot of the last page. */
export const drawImprint = (canvas: Canvas, styles: Styles, assets: RenderAssets) => {
  const { model } = canvas;
  const said = printedWords[model.language];
  const lines = [model.framework.licenceNote, said.madeWith(model.brand.name)].filter((text) => text.trim() !== '');
  const { leading } = styles.small;
  const width = 329;
  const height =
    lines.reduce((sum, text) => sum + canvas.lines([{ text }], styles.small, width).length * leading + 3, leading + 8) +
    (assets.tenantLogo ? logoHeight + 8 : 0);
  canvas.ensure(height + 24);
  canvas.y = Math.max(canvas.y, canvas.format.height - sheet.bottom - height);
  const section = canvas.section();
  canvas.artifact(() =>
    canvas.doc
      .moveTo(canvas.left, canvas.y - 8)
      .lineTo(canvas.left + canvas.width, canvas.y - 8)
      .lineWidth(0.25)
      .stroke(canvas.palette.line),
  );
  paragraph(canvas, section, [{ text: said.imprint }], styles.smallBold, { type: 'H2', after: 2 });
  for (const text of lines) {
    paragraph(canvas, section, [{ text }], styles.small, { width, lang: ownLanguage(text, model), after: 3 });
  }
  if (assets.tenantLogo) drawLogo(canvas, section, assets.tenantLogo);
  section.end();
};

const drawLogo = (canvas: Canvas, section: Tag, bytes: Uint8Array) =>
  logo(canvas, section, bytes, canvas.model.brand.name, {
    x: canvas.left,
    y: canvas.y + 4,
    width: 110,
    height: logoHeight,
  });
