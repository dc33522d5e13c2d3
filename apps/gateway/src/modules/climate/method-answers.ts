import { type AnswerValue, type ClimatePublication, type Period, sameJson } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { findStanding, type Standing, type Write, writeDataPoints } from '../data-points/index.ts';
import { publicationWords } from './climate-publications.words.ts';
import { listSums } from './climate-sums.repository.ts';
import type { Figure } from './published-figures.ts';
import { readShares } from './shares.ts';
import type { Summed } from './with-sums.ts';

type Key = ClimatePublication['answers'][number]['metricKey'];

/** An answer that says how figures were counted, and what stands in its place. */
export type PlannedAnswer = {
  readonly metricKey: Key;
  readonly value: AnswerValue;
  readonly standing: Standing | undefined;
};

const sectionOf = (metricKey: Key) => `${metricKey}:total:answer`;

type CountedFigures = { readonly period: Period; readonly gwpSet: string; readonly figures: readonly Figure[] };

/** In the order of the Kyoto Protocol; others follow by name. */
const firstGases = ['CO2', 'CH4', 'N2O'];

/** Gases that count in a scope; those that publishers do not divide are `unsplit`. */
const gasesIn = async (scoped: Summed, { start, end }: Period): Promise<string[]> => {
  const sums = await listSums(scoped, { by: 'gas', from: start.slice(0, 7), to: end.slice(0, 7) }, []);
  const gases = new Set(sums.flatMap(({ key, kgCo2e }) => (key !== null && kgCo2e !== '0' ? [key] : [])));
  const others = [...gases].filter((gas) => !firstGases.includes(gas)).toSorted();
  return [...firstGases.filter((gas) => gases.has(gas)), ...others];
};

const readValues = async (scoped: Summed, { period, gwpSet, figures }: CountedFigures) => {
  const { approach } = await readShares(scoped, period);
  const sources = [...new Set(figures.flatMap((figure) => figure.sources))].toSorted();
  const gases = await gasesIn(scoped, period);
  const text = (language: 'en' | 'zhTw') => publicationWords[language].account({ gwpSet, gases, sources });
  const method: AnswerValue = { type: 'textArea', text: { en: text('en'), zhTw: text('zhTw') } };
  return new Map<Key, AnswerValue>([
    ...(approach === null
      ? []
      : [['ghg.consolidation', { type: 'singleSelect', choice: approach.replace('_', '-') }] as const]),
    ['ghg.methodology', method],
  ]);
};

/** The answers that go with these figures; none without figures. */
export const planAnswers = async (scoped: Summed, told: CountedFigures): Promise<PlannedAnswer[]> => {
  if (told.figures.length === 0) return [];
  const values = [...(await readValues(scoped, told))];
  const { period } = told;
  const places = values.map(([key]) => ({ sectionId: sectionOf(key), entityId: null, labelKey: '', period }));
  const found = await findStanding(scoped, places);
  return values.map(([metricKey, value], index) => ({
    metricKey,
    value,
    standing: found.find((each) => each.index === index),
  }));
};

/** What becomes of an answer: one that stands is never replaced. */
export const answerStateOf = ({
  metricKey,
  value,
  standing,
}: PlannedAnswer): ClimatePublication['answers'][number] => ({
  metricKey,
  state: standing === undefined ? 'created' : sameJson(standing.value, value) ? 'same' : 'kept',
});

/** Writes the answers of which none stands; gives their ids. */
export const writeAnswers = async (
  scoped: Scoped,
  planned: readonly PlannedAnswer[],
  reportingTimeId: string,
  work: Parameters<typeof writeDataPoints>[2],
): Promise<string[]> => {
  const writes = planned
    .filter(({ standing }) => standing === undefined)
    .map(
      ({ metricKey, value }): Write => ({
        draft: {
          sectionId: sectionOf(metricKey),
          entityId: null,
          reportingTimeId,
          labelIds: [],
          value,
          source: publicationWords.en.source,
          internal: false,
          quality: null,
          methodology: '',
          explanation: '',
        },
        replaces: null,
      }),
    );
  if (writes.length === 0) return [];
  const written = await writeDataPoints(scoped, writes, work);
  return written.flatMap((each) => (each.ok ? [each.id] : []));
};
