import { runningTitle } from '@esg/contract/printed';
import { Footer, Header, type ImageRun, PageNumber, Paragraph, SimpleField, TabStopType, TextRun } from 'docx';
import { TextWatermark } from 'docx/watermarks';
import { holdsChinese } from '../formats.ts';
import { hex, type Look, textWidth } from './styles.ts';
import { textOf } from './text.ts';

const rightEnd = [{ type: TabStopType.RIGHT, position: textWidth }];

/** Some programs stretch the draft word to its box, so the box has the shape of the word. */
const draftLookOf = (word: string) => {
  const ems = [...word].reduce((sum, character) => sum + (holdsChinese(character) ? 1 : 0.55), 0);
  return { width: Math.round(100 * ems), height: 110, opacity: 0.5, color: 'E1E5E9' };
};

/** The chapter, as a Word field, the word across the page while the report is a draft, and the letterhead. */
export const headerOf = ({ model, font }: Look, behind: readonly ImageRun[]) => {
  const draft = new TextWatermark({ text: model.words.draft, font: font.eastAsia, ...draftLookOf(model.words.draft) });
  return new Header({
    children: [
      new Paragraph({
        style: 'Small',
        children: [
          ...behind,
          new SimpleField('STYLEREF 1', ''),
          ...(model.publishedAt ? [] : [...textOf(`  ${model.words.draft}`), draft]),
        ],
      }),
    ],
  });
};

/** Title and organisation at the left, the page at the right. */
export const footerOf = ({ model, palette, font }: Look) => {
  const look = { font, size: 16, color: hex(palette.muted) };
  const text = `${runningTitle(model)}\t`;
  const children = [new TextRun({ ...look, text }), new TextRun({ ...look, children: [PageNumber.CURRENT] })];
  return new Footer({ children: [new Paragraph({ style: 'Small', tabStops: rightEnd, children })] });
};
