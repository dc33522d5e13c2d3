import {
  type Assessment,
  assessIro,
  judgeTopics,
  type Language,
  type MaterialityDecision,
  registerImportColumns,
  surveyText,
} from '@esg/contract';
import { topicNamerIn } from '@esg/standards';
import type { CellValue } from 'hucre';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { typedNumber, writeWorkbook } from '../../platform/workbooks/index.ts';
import { findOwner } from '../brands/index.ts';
import { fileNameWith } from '../exports/index.ts';
import { findProfile, listDecisions } from './profiles.repository.ts';
import { readWhole } from './profiles.service.ts';
import { registerColumns, registerTexts } from './register-file.ts';
import { namesIn, workbookWords } from './workbook-words.ts';

const numberOf = (decimal: string | null | undefined): CellValue => (decimal == null ? null : typedNumber(decimal));

const sheetOf = (name: string, heads: readonly string[], rows: readonly CellValue[][]) => ({
  name,
  rows: [[...heads], ...rows],
  columns: heads.map((_, column) => ({ width: column === 0 ? 36 : 18 })),
  cells: new Map(heads.map((value, column) => [`0,${column}`, { value, style: { font: { bold: true } } }])),
  freezePane: { rows: 1, columns: 1 },
});

/** The register, which can be changed and imported again: the first column says which entry a row is, and is hidden. */
const registerSheet = (name: string, heads: readonly string[], rows: readonly CellValue[][]) => {
  const sheet = sheetOf(name, heads, rows);
  return {
    ...sheet,
    columns: heads.map((_, column) => ({ width: column === 1 || column === 3 ? 36 : 18, hidden: column === 0 })),
    freezePane: { rows: 1, columns: 2 },
  };
};

/** What each group of stakeholders says of each topic, with the weights of groups; nothing where no survey says anything. */
const opinionSheet = ({ topics, opinions }: Assessment, language: Language) => {
  const words = workbookWords[language];
  const nameOf = topicNamerIn(language);
  const named = new Map(topics.map((topic) => [topic.id, nameOf(topic)]));
  const groups = new Map(opinions.groups.map((group) => [group.id, group]));
  const rows = opinions.topics.flatMap((topic) =>
    topic.groups.flatMap(({ groupId, value, answers }): CellValue[][] => {
      const group = groups.get(groupId);
      if (!group) return [];
      const name = surveyText(group.name, language);
      return [[named.get(topic.topicId) ?? '', name, numberOf(group.weight), answers, numberOf(value)]];
    }),
  );
  return rows.length > 0 ? [sheetOf(words.opinions, words.opinionHeads, rows)] : [];
};

/** What a person may see of an assessment as sheets: where topics are, the register with its scores, and all decisions. */
const sheetsOf = (assessment: Assessment, decisions: readonly MaterialityDecision[], language: Language) => {
  const words = workbookWords[language];
  const names = namesIn[language];
  const nameOf = topicNamerIn(language);
  const yesNo = (is: boolean) => (is ? words.yes : words.no);
  const iros = assessment.iros.map((iro) => assessIro(iro, assessment.settings));
  const matrix = judgeTopics(assessment, iros).map(({ topic, libraryIds, position, verdict }): CellValue[] => [
    nameOf({ name: topic.name, libraryIds }),
    numberOf(position.impact),
    numberOf(position.financial),
    numberOf(position.stakeholder),
    names[verdict],
    yesNo(topic.state === 'left_out'),
    topic.reason,
  ]);
  const textsOf = registerTexts(language, assessment.topics);
  const heads = [...registerColumns.map((column) => registerImportColumns[column][language]), ...words.scoreHeads];
  const register = iros.map(({ iro, score }): CellValue[] => [
    ...registerColumns.map((column) => textsOf(iro)[column]),
    iro.scoredBy,
    numberOf(score?.size),
    numberOf(score?.likelihood),
    numberOf(score?.score),
  ]);
  const decided = decisions.flatMap(({ year, number, by, at, reason, topics }) =>
    topics.map((topic): CellValue[] => [
      year,
      number,
      by.name,
      at.slice(0, 10),
      reason,
      nameOf(topic),
      names[topic.verdict],
      topic.reason,
    ]),
  );
  return [
    sheetOf(words.matrix, words.matrixHeads, matrix),
    ...opinionSheet(assessment, language),
    registerSheet(words.register, heads, register),
    sheetOf(words.decisions, words.decisionHeads, decided),
  ];
};

/** An assessment as a workbook, as this person may see it. Throws `resource.not_found`. */
export const makeAssessmentFile = async (
  { database, now }: Pick<GatewayDeps, 'database' | 'now'>,
  scope: Scope,
  id: string,
  language: Language,
) => {
  const { assessment, decisions, owner } = await database.withScope(scope, async (scoped) => {
    const profile = await findProfile(scoped, id);
    if (!profile) throw new ProblemError('resource.not_found');
    return {
      assessment: await readWhole(scoped, profile, now()),
      decisions: await listDecisions(scoped),
      owner: await findOwner(scoped),
    };
  });
  const title = workbookWords[language].title(assessment.year);
  const { organisation } = owner;
  const properties = { title, creator: organisation, company: organisation, created: now() };
  const bytes = await writeWorkbook({ sheets: sheetsOf(assessment, decisions, language), properties }, owner.tenant);
  return { bytes, fileName: fileNameWith(`${organisation} ${title}`, 'xlsx', 'materiality') };
};
