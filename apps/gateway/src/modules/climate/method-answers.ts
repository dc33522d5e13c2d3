import {
  type AnswerValue,
  type ClimatePublication,
  climatePublicationAnswers,
  type Period,
  sameJson,
} from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { findStanding, type Standing, type Write, writeDataPoints } from '../data-points/index.ts';
import type { BaseYearSaid } from './base-year-said.ts';
import { findPublished } from './climate-publications.repository.ts';
import { publicationWords } from './climate-publications.words.ts';
import { listSums } from './climate-sums.repository.ts';
import { type Lapsed, refusedWrite } from './publication-plan.ts';
import type { Figure } from './published-figures.ts';
import { readShares } from './shares.ts';
import type { Summed } from './with-sums.ts';

type Answer = ClimatePublication['answers'][number];
type Key = Answer['metricKey'];

/** An answer that says how figures were counted, what stands in its place, and what becomes of it. */
export type PlannedAnswer = Answer & { readonly value: AnswerValue; readonly standing: Standing | undefined };

const sectionOf = (metricKey: Key) => `${metricKey}:total:${metricKey === 'ghg.base_year' ? 'figures' : 'answer'}`;

type CountedFigures = {
  readonly period: Period;
  readonly gwpSet: string;
  readonly figures: readonly Figure[];
  readonly baseYear: BaseYearSaid | null;
};

/** Twelve months of a calendar year are named by it; of others the text alone says which they are. */
const yearOf = (base: BaseYearSaid | null): string | undefined =>
  base?.period.start.endsWith('-01-01') ? base.period.start.slice(0, 'yyyy'.length) : undefined;

/** In the order of the Kyoto Protocol; others follow by name. */
const firstGases = ['CO2', 'CH4', 'N2O'];

/** Gases that count in a scope; those that publishers do not divide are `unsplit`. */
const gasesIn = async (scoped: Summed, { start, end }: Period): Promise<string[]> => {
  const sums = await listSums(scoped, { by: 'gas', from: start.slice(0, 7), to: end.slice(0, 7) }, []);
  const gases = new Set(sums.flatMap(({ key, kgCo2e }) => (key !== null && kgCo2e !== '0' ? [key] : [])));
  const others = [...gases].filter((gas) => !firstGases.includes(gas)).toSorted();
  return [...firstGases.filter((gas) => gases.has(gas)), ...others];
};

const integerOf = (number: string): AnswerValue => ({
  type: 'integer',
  rows: [{ number, unit: '{year}', descriptor: '' }],
});

const readValues = async (scoped: Summed, { period, gwpSet, figures, baseYear }: CountedFigures) => {
  const { approach } = await readShares(scoped, period);
  const sources = [...new Set(figures.flatMap((figure) => figure.sources))].toSorted();
  const gases = await gasesIn(scoped, period);
  const text = (language: 'en' | 'zhTw') => publicationWords[language].account({ gwpSet, gases, sources, baseYear });
  const year = yearOf(baseYear);
  const method: AnswerValue = { type: 'textArea', text: { en: text('en'), zhTw: text('zhTw') } };
  return new Map<Key, AnswerValue>([
    ...(approach === null
      ? []
      : [['ghg.consolidation', { type: 'singleSelect', choice: approach.replace('_', '-') }] as const]),
    ['ghg.methodology', method],
    ...(year === undefined ? [] : [['ghg.base_year', integerOf(year)] as const]),
  ]);
};

type Versions = ReadonlyMap<string, number>;

/** Whether the calculator wrote what stands at exactly these days, and nobody has changed it since. */
const isOwn = ({ id, version, periodStart, periodEnd }: Standing, { start, end }: Period, written: Versions) =>
  periodStart === start && periodEnd === end && written.get(id) === version;

/**
 * The answers that go with these figures; none without figures. One that people entered or changed is never replaced, and one of the calculator
 * that is said no more, such as a base year that was changed, is removed.
 */
export const planAnswers = async (scoped: Summed, told: CountedFigures): Promise<PlannedAnswer[]> => {
  if (told.figures.length === 0) return [];
  const values = await readValues(scoped, told);
  const { period } = told;
  const places = climatePublicationAnswers.map((key) => ({
    sectionId: sectionOf(key),
    entityId: null,
    labelKey: '',
    period,
  }));
  const found = await findStanding(scoped, places);
  const ids = found.map(({ id }) => id);
  const written = new Map(
    (await findPublished(scoped, ids)).map(({ dataPointId, dataPointVersion }) => [dataPointId, dataPointVersion]),
  );
  return climatePublicationAnswers.flatMap((metricKey, index): PlannedAnswer[] => {
    const value = values.get(metricKey);
    const standing = found.find((each) => each.index === index);
    const isRenewed = standing !== undefined && isOwn(standing, period, written);
    if (!value) return isRenewed ? [{ metricKey, value: standing.value, standing, state: 'removed' }] : [];
    if (!standing) return [{ metricKey, value, standing, state: 'created' }];
    if (sameJson(standing.value, value)) return [{ metricKey, value, standing, state: 'same' }];
    return [{ metricKey, value, standing, state: isRenewed ? 'changed' : 'kept' }];
  });
};

/** Answers that are said no more, as figures that no lines make any more. */
export const lapsedIn = (planned: readonly PlannedAnswer[]): Lapsed[] =>
  planned.flatMap(({ metricKey, standing, state }) =>
    standing && state === 'removed' ? [{ metricKey, entityId: null, id: standing.id, version: standing.version }] : [],
  );

/** What is said of an answer. */
export const answerSaid = ({ metricKey, state }: PlannedAnswer): Answer => ({ metricKey, state });

const writeOf = ({ metricKey, value, standing }: PlannedAnswer, reportingTimeId: string): Write => ({
  draft: {
    sectionId: sectionOf(metricKey),
    entityId: null,
    reportingTimeId,
    labelIds: [],
    value,
    source: publicationWords.en.source,
    internal: standing?.internal ?? false,
    quality: null,
    methodology: '',
    explanation: '',
  },
  replaces: standing ? { id: standing.id, version: standing.version } : null,
});

/** An answer as it is remembered beside published figures: it comes from no lines of its own. */
type WrittenAnswer = {
  readonly figure: Pick<Figure, 'metricKey' | 'entityId' | 'kgCo2e' | 'lines'>;
  readonly id: string;
  readonly version: number;
  readonly isNew: boolean;
};

/** Writes new answers, and those that the calculator changes; throws where one is refused, so that nothing is written. */
export const writeAnswers = async (
  scoped: Scoped,
  planned: readonly PlannedAnswer[],
  reportingTimeId: string,
  work: Parameters<typeof writeDataPoints>[2],
): Promise<WrittenAnswer[]> => {
  const writing = planned.filter(({ state }) => state === 'created' || state === 'changed');
  const writes = writing.map((each) => writeOf(each, reportingTimeId));
  const written = await writeDataPoints(scoped, writes, work);
  return writing.flatMap(({ metricKey, standing }, index) => {
    const figure = { metricKey, entityId: null, kgCo2e: '0', lines: 0 };
    const result = written[index];
    if (!result) return [];
    if (!result.ok) throw refusedWrite(result.code, figure);
    return [{ figure, id: result.id, version: result.version, isNew: !standing }];
  });
};
