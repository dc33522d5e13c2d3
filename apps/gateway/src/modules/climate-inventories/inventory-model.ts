import { type Language, languageTags, type ModelContentIndex, periodName, type ReportModel } from '@esg/contract';
import { documentColors } from '@esg/tokens/node';
import { documentWords } from '../report-model/index.ts';
import { baseChapter } from './base-chapter.ts';
import { boundaryChapter } from './boundary-chapter.ts';
import { type Pen, penOf } from './document-parts.ts';
import { earlierYearsOf, emissionsChapter } from './emissions-chapter.ts';
import { type InventoryFacts, isDraft } from './facts.ts';
import { methodsChapter } from './methods-chapter.ts';
import { qualityChapter, verificationChapter } from './quality-chapter.ts';

/**
 * Which part answers which item: the reporting contents of the GHG Protocol Corporate Standard, chapter 9, required or optional, and the items
 * of ISO 14064-1:2018, clause 9.3.1.
 */
const contents: readonly (readonly [code: string, ghg: 'required' | 'optional', iso: string])[] = [
  ['1.1', 'required', 'a, b, r'],
  ['1.2', 'required', 'd'],
  ['1.3', 'required', 'e'],
  ['1.4', 'required', 'c'],
  ['1.5', 'required', 'i'],
  ['2.1', 'required', 'f, j'],
  ['2.2', 'optional', 'j'],
  ['2.3', 'required', 'f'],
  ['2.4', 'required', 'g, h'],
  ['2.5', 'optional', 'j'],
  ['2.6', 'optional', '–'],
  ['2.7', 'required', 'l'],
  ['3.1', 'required', 'k'],
  ['3.2', 'required', 'k'],
  ['3.3', 'required', 'l'],
  ['4.1', 'required', 'm, n'],
  ['4.2', 'required', 't'],
  ['4.3', 'required', 'o'],
  ['4.4', 'optional', 'q'],
  ['5.1', 'optional', 'q'],
  ['5.2', 'optional', 'p, q'],
  ['6.1', 'optional', 's'],
];

const indexOf = ({ words }: Pen, chapters: ReportModel['chapters']): ModelContentIndex => {
  const answered = new Map(contents.map(([code, ghg, iso]) => [code, { ghg, iso }]));
  return {
    title: words.index.title,
    facts: [],
    columns: {
      disclosure: words.index.content,
      location: words.index.page,
      cells: [words.index.ghg, words.index.iso],
    },
    groups: chapters.map(({ title, disclosures }) => ({
      title,
      rows: disclosures.map((each) => {
        const answers = answered.get(each.code);
        return {
          code: each.code,
          title: each.title,
          located: true,
          cells: [answers ? words.index[answers.ghg] : '', answers?.iso ?? ''],
        };
      }),
    })),
  };
};

const brandOf = ({ subject, houseStyle }: InventoryFacts): ReportModel['brand'] => ({
  name: subject.tenant.companyName,
  supportEmail: subject.tenant.supportEmail,
  colors: documentColors(subject.tenant.colorSetting),
  tenantLogoFileId: subject.tenant.logoFileId,
  organisationLogoFileId: subject.organisation.logoFileId,
  ...houseStyle,
});

/** An inventory as the one model that PDF, Word and Excel are drawn from. */
export const inventoryModel = (facts: InventoryFacts, language: Language): ReportModel => {
  const pen = penOf(facts, language);
  const { words, names } = pen;
  const { organisation } = facts.subject;
  const { approach } = facts.shares;
  const chapters = [
    boundaryChapter(pen),
    emissionsChapter(pen),
    baseChapter(pen),
    methodsChapter(pen),
    qualityChapter(pen),
    verificationChapter(pen),
  ];
  const year = periodName(facts.period);
  return {
    reportId: '00000000-0000-4000-8000-000000000000',
    language,
    languageTag: languageTags[language],
    title: words.title(year),
    cover: { subtitle: facts.entity?.name ?? '', look: 'gradient', pictureFileId: null },
    organisation: language === 'zhTw' ? organisation.chineseName || organisation.name : organisation.name,
    stockCode: organisation.stockCode,
    framework: { versionId: 'climate-inventory', name: words.standards, version: '', owner: '', licenceNote: '' },
    period: facts.period,
    periodName: year,
    earlierYears: earlierYearsOf(pen).map(({ name }) => name),
    description: facts.outdatedLines > 0 ? words.outdated : '',
    reportingBoundary: facts.entity
      ? words.organisation.entityOnly(facts.entity.name)
      : approach
        ? names.approaches[approach]
        : words.boundary.noApproach,
    publishedAt: isDraft(facts) ? null : facts.madeAt.toISOString(),
    numberLocale: organisation.numberFormat,
    brand: brandOf(facts),
    words: { ...documentWords[language], publishedOn: words.made, contentIndex: words.index.title },
    chapters,
    contentIndex: indexOf(pen, chapters),
    restatements: [],
  };
};
