import { imprintLines, introductionFacts, printedWords, type ReportModel } from '@esg/contract/printed';
import type { RenderAssets } from '../assets.ts';
import { ownLanguage } from '../formats.ts';
import { type Canvas, rail, type Tag, type TextStyle } from './canvas.ts';
import { logo } from './cover.ts';
import type { Styles } from './styles.ts';
import { paragraph } from './text.ts';

type Labelled = [label: string, text: string];

const textsOf = ({ words, description, reportingBoundary }: ReportModel): Labelled[] => {
  const texts: Labelled[] = [
    ['', description],
    [words.reportingBoundary, reportingBoundary],
  ];
  return texts.filter(([, text]) => text.trim() !== '');
};

const titleAfter = 6;
const factAfter = 6;
const textAfter = 8;

/** Its height: in a column of half the page where two languages share it, else with its facts at the side. */
export const aboutHeight = (canvas: Canvas, model: ReportModel, styles: Styles, half?: number): number => {
  const { section, small, body, label } = styles;
  const high = (text: string, style: TextStyle, width: number) =>
    canvas.lines([{ text }], style, width).length * style.leading;
  const side = half ?? rail.width;
  const beside = half ?? canvas.width - rail.width - rail.gap;
  const facts = introductionFacts(model).reduce(
    (sum, [, value]) => sum + small.leading + high(value, body, side) + factAfter,
    0,
  );
  const texts = textsOf(model).reduce(
    (sum, [name, text]) => sum + (name ? label.leading : 0) + high(text, body, beside) + textAfter,
    0,
  );
  return section.leading + titleAfter + (half ? facts + texts : Math.max(facts, texts));
};

/** The description of the report: period, framework, day and boundary at the side, the text beside them, complete, however long. */
export const drawAbout = (canvas: Canvas, styles: Styles) => {
  const { model } = canvas;
  const said = printedWords[model.language];
  const section = canvas.section();
  paragraph(canvas, section, [{ text: said.about }], styles.section, {
    type: 'H2',
    keepBelow: 60,
    after: titleAfter,
  });
  const top = canvas.y;
  const page = canvas.pageNumber;
  const drawFacts = () => {
    for (const [label, value] of introductionFacts(model)) {
      paragraph(canvas, section, [{ text: label }], styles.small, { keepBelow: 14 });
      paragraph(canvas, section, [{ text: value }], styles.body, {
        lang: ownLanguage(value, model),
        after: factAfter,
      });
    }
  };
  const drawTexts = () => {
    for (const [label, text] of textsOf(model)) {
      if (label) paragraph(canvas, section, [{ text: label }], styles.label, { type: 'H3', keepBelow: 30 });
      paragraph(canvas, section, [{ text }], styles.body, { lang: ownLanguage(text, model), after: textAfter });
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

const imprintWidth = 329;

/** Height that the imprint takes at the foot of a page; none without lines. */
const imprintHeight = (canvas: Canvas, { small }: Styles, assets: RenderAssets): number => {
  const lines = imprintLines(canvas.model);
  if (lines.length === 0) return 0;
  return lines.reduce(
    (sum, text) => sum + canvas.lines([{ text }], small, imprintWidth).length * small.leading + 3,
    small.leading + 8 + (assets.tenantLogo ? logoHeight + 8 : 0),
  );
};

/** Room between the imprint and the content above it. */
const imprintGap = 24;

/** What the imprint takes with the room above it. */
export const imprintRoom = (canvas: Canvas, styles: Styles, assets: RenderAssets): number => {
  const height = imprintHeight(canvas, styles, assets);
  return height === 0 ? 0 : height + imprintGap;
};

/** The maker of the document, and the owner of the framework, at the foot of the last page. */
export const drawImprint = (canvas: Canvas, styles: Styles, assets: RenderAssets) => {
  const { model } = canvas;
  const said = printedWords[model.language];
  const height = imprintHeight(canvas, styles, assets);
  if (height === 0) return;
  canvas.ensure(height + imprintGap);
  canvas.y = Math.max(canvas.y, canvas.end - height);
  const section = canvas.section();
  canvas.artifact(() =>
    canvas.doc
      .moveTo(canvas.left, canvas.y - 8)
      .lineTo(canvas.left + canvas.width, canvas.y - 8)
      .lineWidth(0.25)
      .stroke(canvas.palette.line),
  );
  paragraph(canvas, section, [{ text: said.imprint }], styles.smallBold, { type: 'H2', after: 2 });
  for (const text of imprintLines(model)) {
    paragraph(canvas, section, [{ text }], styles.small, {
      width: imprintWidth,
      lang: ownLanguage(text, model),
      after: 3,
    });
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
