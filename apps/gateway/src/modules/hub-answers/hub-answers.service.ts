import { createHash } from 'node:crypto';
import {
  type Answer,
  type AnswerValue,
  type Disclosure,
  type Field,
  type FilledByData,
  type Framework,
  type HubAnswer,
  type HubAnswerOrigin,
  type HubAnswerState,
  type HubAnswers,
  isAnswered,
  type Metric,
  sameJson,
  type UnusedMetric,
} from '@esg/contract';
import {
  explanationKey,
  findMetric,
  isAnsweredBy,
  isSaidBeside,
  listMetrics,
  relatedWords,
  wordsBeside,
} from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type Amount, lackingOf, listPrintableMetrics, type ReadOnce, totalOf } from '../data-points/index.ts';
import type { Offer } from '../hub-offers/index.ts';
import {
  type Asked,
  agrees,
  askedAt,
  asksElse,
  asksWhole,
  listingOf,
  offersFor,
  sameFigure,
} from '../hub-offers/index.ts';
import { carryNumbers, figurePlacesIn } from '../report-model/index.ts';
import { canonicalJson, disclosuresOf, listAnswers, listSelected, readFramework, reportIn } from '../reports/index.ts';
import { countSources, makeAnswers } from './make-answers.ts';
import { findOrigin, listOrigins, type OriginSummary } from './origins.repository.ts';
import { type SaidElsewhere, saidBeside, wordsAs, wordsOfReports } from './words-of-reports.ts';

type Origins = ReadonlyMap<string, OriginSummary>;

const placeOf = (code: string, fieldKey: string) => `${code}\n${fieldKey}`;

/** A hash of what a person saw: the answer's version and the offered value. */
const stampOf = (answer: Answer | undefined, offered: AnswerValue | null) =>
  createHash('sha256')
    .update(canonicalJson([answer?.version ?? 0, offered]))
    .digest('base64url');

/**
 * Totals of the report's own answers, by metric; null where it has none for a metric that it asks for, or two different ones. What is said of
 * a part is no total.
 */
const saidIn = (asked: readonly Asked[]): Map<string, Amount | null> => {
  const said = new Map<string, Amount | null>();
  const totals = Map.groupBy(asked.filter(asksWhole), ({ metric }) => metric.key);
  for (const [key, list] of totals) {
    const given = list.flatMap(({ metric, current }) => (current && totalOf(current, metric)) || []);
    const [first = null] = given;
    said.set(key, given.every((total) => sameJson(total, first)) ? first : null);
  }
  return said;
};

/**
 * Texts answer disclosures that ask for them alone, or for them among others of everybody: a sentence about all topics does not answer a
 * topic's own disclosure.
 */
const takesWords = ({ disclosureCode, field, metric, isRelated }: Asked, general: ReadonlySet<string>) =>
  metric.unitKind === null && (isRelated || field.coverage === 'full' || general.has(disclosureCode));

/** Keys of metrics whose text may answer the field: its own, those of similar questions, and those that explain figures beside it. */
const wordKeysOf = ({ metric, others = relatedWords(metric.key) }: Asked): string[] => {
  return [metric.key, ...others].flatMap((key) => (isSaidBeside(key) ? [key, saidBeside(key)] : [key]));
};

/** The text of the metric itself, else of one for a similar question. */
const saidAbout = (asked: Asked, elsewhere: ReadonlyMap<string, SaidElsewhere>) => {
  const { field, metric } = asked;
  for (const key of wordKeysOf(asked)) {
    const found = elsewhere.get(key);
    const value = found && wordsAs(found.value, field.type);
    if (found && value) return { ...found, value, isRelated: asksElse(asked) || found.isOfElse || key !== metric.key };
  }
  return undefined;
};

type WordsContext = {
  framework: Framework;
  asked: readonly Asked[];
  origins: Origins;
  /** Disclosures that everybody answers. */
  general: ReadonlySet<string>;
};

/**
 * The text of another report where the data hub has none: for an empty field, or one still as it was filled with that text. A text written
 * here is not compared with another report.
 */
const withWords = (
  { framework, asked, origins, general }: WordsContext,
  offers: readonly Offer[],
  elsewhere: ReadonlyMap<string, SaidElsewhere>,
): Offer[] =>
  offers.map((offer, index) => {
    const each = asked[index];
    if (!each || !takesWords(each, general) || offer.gap !== 'no_data') return offer;
    const origin = origins.get(placeOf(each.disclosureCode, each.field.key));
    const isAsTaken = origin?.from && sameJson(each.current, origin.value);
    if (isAnswered(each.current) && !isAsTaken) return offer;
    const found = saidAbout(each, elsewhere);
    if (found) {
      const { value, from, isRelated } = found;
      const figurePlace = figurePlacesIn(from, framework, new Map());
      return { ...offer, value: carryNumbers(value, figurePlace), gap: null, from, isRelated };
    }
    // The source report is gone or has no text any more: the filled answer stays, with its source.
    return origin?.from && isAnswered(each.current)
      ? { ...offer, value: origin.value, gap: null, from: origin.from }
      : offer;
  });

const stateOf = (
  asked: Asked,
  { value, gap, root, isRelated = asksElse(asked) }: Offer,
  origin: OriginSummary | undefined,
): HubAnswerState | undefined => {
  const { current, metric } = asked;
  const same = (one: AnswerValue | null, other: AnswerValue | null) =>
    sameJson(one, other) || sameFigure(one, other, metric.unitKind ?? '');
  // What answers something else is offered, or not mentioned.
  if (isRelated && !origin && (value === null || isAnswered(current))) return undefined;
  if (value === null && gap !== 'no_data') return 'impossible';
  // A figure that can no longer be calculated gives the reason.
  if (value === null && !isAnswered(current)) return origin?.isCalculated ? 'impossible' : undefined;
  // A text of another report that somebody rewrote belongs to this report.
  if (value === null) return origin && !origin.from ? 'gone' : undefined;
  if (!isAnswered(current)) return isRelated ? 'suggested' : 'blank';
  if (same(current, value)) return 'same';
  if (root?.kind === 'formula' && !origin && agrees(current, value, metric.unitKind ?? '')) return 'same';
  return origin && same(current, origin.value) ? 'newer' : 'conflict';
};

/** The metrics whose texts may explain the figures beside the field. */
const explainedBy = ({ key, type }: Field, fields: readonly Field[]): Metric[] => {
  if (key !== explanationKey) return [];
  const metrics = wordsBeside(fields.map((each) => each.key)).flatMap((each) => findMetric(each) ?? []);
  return metrics.filter((metric) => metric.type === type);
};

/** The fields of these disclosures with a metric of the library, and fields for an explanation that another text may fill. */
const askedOf = (
  framework: Pick<Framework, 'versionId'>,
  list: readonly Pick<Disclosure, 'code' | 'fields'>[],
  answers: ReadonlyMap<string, Answer>,
  words: boolean,
): Asked[] =>
  list.flatMap(({ code, fields }) =>
    fields.flatMap((field): Asked[] => {
      const current = answers.get(placeOf(code, field.key))?.value ?? null;
      const asked = askedAt(framework, code, field, current);
      if (asked) return [asked];
      const [related, ...others] = words ? explainedBy(field, fields) : [];
      if (!related) return [];
      const keys = others.map((other) => other.key);
      return [{ disclosureCode: code, field, metric: related, current, isRelated: true, others: keys }];
    }),
  );

type CompareOptions = {
  /** A single disclosure. */
  readonly onlyCode?: string | undefined;
  /** Whether texts of other reports are offered, too. */
  readonly words?: boolean;
  /** What this transaction has read of the data hub before, and changes nothing of. */
  readonly readOnce?: ReadOnce | undefined;
};

/**
 * The hub's values for the report's selected disclosures, or for one of them. Omitted disclosures are skipped: only a person undoes an
 * omission.
 */
export const compareWithHub = async (
  scoped: Scoped,
  reportId: string,
  { onlyCode, words = true, readOnce }: CompareOptions = {},
) => {
  const report = await reportIn(scoped, reportId);
  const { period } = report;
  const framework = await readFramework(scoped, report);
  const selected = await listSelected(scoped, reportId);
  const answers = new Map(
    (await listAnswers(scoped, reportId)).map((answer) => [placeOf(answer.disclosureCode, answer.fieldKey), answer]),
  );
  const origins = new Map(
    (await listOrigins(scoped, reportId, onlyCode)).map((origin) => [
      placeOf(origin.disclosureCode, origin.fieldKey),
      origin,
    ]),
  );
  const all = disclosuresOf(framework).filter(({ code }) => {
    const state = selected.get(code);
    return state && state.status !== 'omitted';
  });
  const disclosures = all.filter(({ code }) => onlyCode === undefined || code === onlyCode);
  const askedIn = (list: typeof all) => askedOf(framework, list, answers, words);
  const asked = askedIn(disclosures);
  if (!period) return { report, framework, period, asked, disclosures, compared: [], hub: undefined };
  const said = saidIn(askedIn(all));
  const made = await offersFor(scoped, framework, { ...listingOf(report), period, said }, asked, readOnce);
  const { hub } = made;
  const general = new Set(all.flatMap(({ code, mandatory }) => (mandatory === 'yes' ? [code] : [])));
  const inWords = asked.flatMap((each, index) =>
    words && takesWords(each, general) && made.offers[index]?.gap === 'no_data' ? wordKeysOf(each) : [],
  );
  const elsewhere = await wordsOfReports(scoped, report, [...new Set(inWords)]);
  const offers = words ? withWords({ framework, asked, origins, general }, made.offers, elsewhere) : made.offers;
  const compared = asked.flatMap((each, index) => {
    const offer = offers[index];
    const place = placeOf(each.disclosureCode, each.field.key);
    const answer = answers.get(place);
    const origin = origins.get(place);
    const state = offer && stateOf(each, offer, origin);
    return offer && state ? [{ asked: each, offer, answer, origin, state, stamp: stampOf(answer, offer.value) }] : [];
  });
  return { report, framework, period, asked, disclosures, compared, hub };
};
export type Compared = Awaited<ReturnType<typeof compareWithHub>>['compared'][number];

/** The sum of the parts where the answer, or else the offer, was typed with another value. */
const differingFrom = ({ current, metric }: Asked, { value, calculated }: Offer): AnswerValue | null => {
  const typed = isAnswered(current) ? current : value;
  return typed && agrees(typed, calculated, metric.unitKind ?? '') === false ? calculated : null;
};

const shown = ({ asked, offer, origin, state, stamp }: Compared): HubAnswer => ({
  disclosureCode: asked.disclosureCode,
  fieldKey: asked.field.key,
  state,
  current: asked.current,
  offered: offer.value,
  gap: offer.value === null ? offer.gap : null,
  notes: offer.notes,
  formula: offer.root?.formula ?? null,
  calculated: differingFrom(asked, offer),
  lacking: offer.root?.kind === 'formula' ? lackingOf(offer.root) : null,
  sourceCount: countSources(offer),
  from: offer.from ?? null,
  origin: origin ? { at: origin.at, by: origin.by, edited: !sameJson(asked.current, origin.value) } : null,
  stamp,
});

/** Metrics with figures for the report's period and entities that no offer uses, and that no selected disclosure asks for. */
const unusedMetrics = async (
  scoped: Scoped,
  { framework, period, asked, compared, hub }: Awaited<ReturnType<typeof compareWithHub>>,
): Promise<UnusedMetric[]> => {
  if (!period || !hub) return [];
  const used = new Set(asked.map(({ metric }) => metric.key));
  for (const { offer } of compared) {
    for (const id of offer.sourceIds) used.add(hub.figure(id)?.metricKey ?? '');
    for (const { metricKey = '' } of offer.summed ?? []) used.add(metricKey);
  }
  const printable = new Set(await listPrintableMetrics(scoped, period, hub.selection));
  const disclosures = disclosuresOf(framework);
  return listMetrics()
    .filter(({ key, unitKind }) => unitKind !== null && !used.has(key) && printable.has(key))
    .map(({ key, name }) => ({
      metricKey: key,
      name,
      disclosureCodes: disclosures
        .filter(({ fields }) => fields.some((field) => field.key === key))
        .map(({ code }) => code),
    }));
};

/** The counts of answers that came from the data and stand as they came. */
const filledIn = ({
  compared,
  disclosures,
}: Pick<Awaited<ReturnType<typeof compareWithHub>>, 'compared' | 'disclosures'>): FilledByData => {
  const stands = compared.filter(
    ({ asked, origin }) => origin && isAnswered(asked.current) && sameJson(asked.current, origin.value),
  );
  const keysAt = Map.groupBy(stands, ({ asked }) => asked.disclosureCode);
  const done = disclosures.filter(({ code, fields }) =>
    isAnsweredBy({ fields }, new Set((keysAt.get(code) ?? []).map(({ asked }) => asked.field.key))),
  ).length;
  return { fields: stands.length, disclosures: keysAt.size, done, total: disclosures.length };
};

/** The same for a report inside the transaction. */
export const countFilled = async (scoped: Scoped, reportId: string, readOnce?: ReadOnce): Promise<FilledByData> =>
  filledIn(await compareWithHub(scoped, reportId, { readOnce }));

/** The data hub's values for the report's period and boundary beside the report's answers. Changes nothing. */
export const readHubAnswers = (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  reportId: string,
  disclosure?: string,
): Promise<HubAnswers> =>
  database.withScope(scope, async (scoped) => {
    const made = await compareWithHub(scoped, reportId, { onlyCode: disclosure });
    const { period, asked, compared } = made;
    const metricKeys = [...new Set(asked.flatMap((each) => (asksElse(each) ? [] : [each.metric.key])))];
    const taken = filledIn(made);
    const unused = disclosure === undefined ? await unusedMetrics(scoped, made) : [];
    return { period, metricKeys, answers: compared.map(shown), taken, unused };
  });

/** The origin of one answer, down to the data points, and the hub's present value. */
export const readHubAnswerOrigin = (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  reportId: string,
  disclosureCode: string,
  fieldKey: string,
): Promise<HubAnswerOrigin> =>
  database.withScope(scope, async (scoped) => {
    const { compared, hub, period } = await compareWithHub(scoped, reportId, { onlyCode: disclosureCode });
    const taken = (await findOrigin(scoped, reportId, { disclosureCode, fieldKey })) ?? null;
    const one = compared.find(({ asked }) => asked.field.key === fieldKey);
    if (!taken && !one) throw new ProblemError('resource.not_found');
    const [offered = null] = one && hub && period ? await makeAnswers(scoped, hub, period, [one.offer]) : [];
    return { taken, offered };
  });
