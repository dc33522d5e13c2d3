import {
  blocksWithName,
  isInWords,
  kpiTable,
  type ModelDisclosure,
  type ModelField,
  readCode,
  runInName,
  type TextField,
  textFields,
} from '@esg/contract/printed';
import { BorderStyle, HeadingLevel, Paragraph, type Table } from 'docx';
import { chartOf } from './chart.ts';
import { placed } from './content-index.ts';
import { kpiTableOf } from './kpi-table.ts';
import { below, blocksOf, bulletName, type ListCounter } from './rich.ts';
import { hex, type Look, twips, wordLanguages } from './styles.ts';
import { textOf } from './text.ts';

/** Heading of a disclosure, listed in contents and content index. */
export const headingOf = ({ code, title }: ModelDisclosure, { palette }: Look): Paragraph =>
  new Paragraph({
    heading: HeadingLevel.HEADING_2,
    children: placed(code, [...textOf(`${readCode(code)}  `, { color: hex(palette.muted) }), ...textOf(title)]),
  });

/** The content below a disclosure's heading: its omission, or its answers in words. */
export const bodyOf = (disclosure: ModelDisclosure, look: Look, nextList: ListCounter): (Paragraph | Table)[] => {
  if (disclosure.omission) return omissionOf(disclosure.omission, look);
  const fields = textFields(disclosure);
  return fields.flatMap((field) => fieldOf(field, fields.length > 1, look, nextList));
};

/** The figures of some disclosures in one table, and their charts. */
export const figuresOf = (disclosures: readonly ModelDisclosure[], look: Look): (Paragraph | Table)[] => {
  const table = kpiTable({ disclosures: [...disclosures] }, look.model);
  const told = new Set(disclosures.filter(isInWords).map(({ code }) => code));
  return [
    ...(table ? kpiTableOf(table, look, told) : []),
    ...disclosures.flatMap(({ charts }) => charts).flatMap((chart) => chartOf(chart, look)),
  ];
};

const omissionOf = (omission: NonNullable<ModelDisclosure['omission']>, { palette, model }: Look): Paragraph[] => {
  const edge = { style: BorderStyle.SINGLE, size: 18, color: hex(palette.line), space: 10 };
  const box = { border: { left: edge }, indent: { left: twips(12) } };
  const reason = [
    ...textOf(`${model.words.omitted}: `, { color: hex(palette.muted) }),
    ...textOf(omission.reason, { bold: true }),
  ];
  const paragraphs = [new Paragraph({ ...box, children: reason })];
  return omission.explanation
    ? [...paragraphs, new Paragraph({ ...box, children: textOf(omission.explanation) })]
    : paragraphs;
};

/** Items of a list that stays on one page. */
const keptItems = 8;

/** Language mark of runs in another language than the document's. */
export const languageOf = (language: ModelField['language']) => (language ? { language: wordLanguages[language] } : {});

/** An answer in words. A single one needs no name, because the disclosure's is enough. */
const fieldOf = (field: TextField, isNamed: boolean, look: Look, nextList: ListCounter): (Paragraph | Table)[] => {
  const { content } = field;
  const language = languageOf(field.language);
  if (content.kind === 'text') {
    const name = isNamed ? textOf(runInName(field.label, look.model.language), { bold: true }) : [];
    return [new Paragraph({ spacing: below, children: [...name, ...textOf(content.text, language)] })];
  }
  const named =
    isNamed && field.language === null && content.kind === 'rich'
      ? blocksWithName(field.label, content.blocks, look.model.language)
      : undefined;
  if (named) return blocksOf(named, language, look, nextList);
  const label = isNamed ? [new Paragraph({ heading: HeadingLevel.HEADING_4, children: textOf(field.label) })] : [];
  if (content.kind === 'list') {
    const items = content.items.map(
      (item, place) =>
        new Paragraph({
          numbering: { reference: bulletName, level: 0 },
          // A short list stays on one page.
          keepNext: content.items.length <= keptItems && place < content.items.length - 1,
          children: textOf(item, language),
        }),
    );
    return [...label, ...items];
  }
  return content.kind === 'rich' ? [...label, ...blocksOf(content.blocks, language, look, nextList)] : [];
};
