import { createHash } from 'node:crypto';
import {
  type Answer,
  type AnswerValue,
  type HubSaveItem,
  type HubSavePlan,
  isAnswered,
  issueAt,
  type Period,
  type Report,
  sameJson,
  wholeRows,
} from '@esg/contract';
import { yearlyMetric } from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { findStanding, fitsMetric, labelKeyOf, type Place, type Standing } from '../data-points/index.ts';
import { hasEntity } from '../entities/index.ts';
import { compareWithHub } from '../hub-answers/index.ts';
import { type Asked, askedAt, sameFigure } from '../hub-offers/index.ts';
import { plainAnswers, restatedChanges } from '../publications/index.ts';
import { holdTime } from '../reporting-times/index.ts';
import { canonicalJson, disclosuresOf, listAnswers, listSelected, readFramework, reportIn } from '../reports/index.ts';
import { type Answered, hasWhole, type Placed, partsOf, placedIn, totalSection } from './parts-to-save.ts';
import { isRestated } from './restated.policy.ts';

/** The place of the answers; null as in the contract. */
export type Target = { reportingTimeId: string | null; entityId: string | null };
/** An item with what writing it needs: the labels of a part, or the name of a new one. */
export type Planned = {
  item: HubSaveItem;
  sectionId: string;
  labelIds: readonly string[];
  newLabel: string | null;
  /** The answer with all its parts. */
  answer: AnswerValue;
  version: number;
  standing: Standing | undefined;
};
export type Plan = HubSavePlan & { planned: Planned[] };

const unknown = (path: string) => new ProblemError('request.invalid', { issues: [issueAt(path, 'choice_unknown')] });

const readDays = async (scoped: Scoped, report: Report, { reportingTimeId }: Target): Promise<Period | null> => {
  if (reportingTimeId === null) return report.period;
  const time = await holdTime(scoped, reportingTimeId);
  if (!time) throw unknown('reportingTimeId');
  return time.period;
};

/** A label that no data point uses. */
const unusedLabel = '00000000-0000-0000-0000-000000000000';

/** A figure without its parts, which have sections of their own in the data hub. */
const withoutParts = (value: AnswerValue): AnswerValue =>
  value.type === 'number' || value.type === 'integer'
    ? { ...value, rows: wholeRows(value.rows).map(({ breakdown: _part, ...row }) => row) }
    : value;

/** An answer, and each part of it, for the places that they have in the data hub; none where they have no place there. */
const piecesOf = (
  { disclosureCode, field, metric, asks }: Asked,
  { value, version }: Pick<Answer, 'value' | 'version'>,
): Answered[] => {
  // A figure for several years has one place in the data hub for each of them, which is that of another metric.
  const hasPlace = totalSection(metric) && !yearlyMetric(metric.key) && asks !== 'other';
  if (!hasPlace || value === null) return [];
  const common = { disclosureCode, field, metric, answer: value, version };
  const parts = partsOf(value, metric);
  const whole = hasWhole(value, parts) ? withoutParts(value) : undefined;
  // What is asked of women alone is their line of the data hub.
  if (typeof asks === 'object') {
    const [name = ''] = asks.lines;
    return whole ? [{ ...common, part: { breakdown: asks.breakdown, name }, line: asks, value: whole }] : [];
  }
  return [
    ...(whole ? [{ ...common, part: null, value: whole }] : []),
    ...parts.map((each) => ({ ...common, part: each.part, value: each.value })),
  ];
};

/** Every answer of the report, in the framework's order; and how many have no place in the data hub. */
const answeredIn = async (scoped: Scoped, report: Report) => {
  const framework = await readFramework(scoped, report);
  const selected = await listSelected(scoped, report.id);
  const answers = new Map(
    (await plainAnswers(scoped, report, await listAnswers(scoped, report.id))).map((answer) => [
      `${answer.disclosureCode}\n${answer.fieldKey}`,
      answer,
    ]),
  );
  const answered: Answered[] = [];
  let withoutMetric = 0;
  for (const { code, fields } of disclosuresOf(framework)) {
    const state = selected.get(code);
    if (!state || state.status === 'omitted') continue;
    for (const field of fields) {
      const answer = answers.get(`${code}\n${field.key}`);
      if (!answer?.value || !isAnswered(answer.value)) continue;
      const asked = askedAt(framework, code, field, answer.value);
      const pieces = asked ? piecesOf(asked, answer) : [];
      if (pieces.length === 0) withoutMetric += 1;
      answered.push(...pieces);
    }
  }
  return { answered, withoutMetric };
};

type InHub = {
  /** Fields with the same value in the data hub: nothing has to be saved for them. */
  alike: ReadonlySet<string>;
  /** The values of others that the data hub makes of several data points, or by a formula. */
  reckoned: ReadonlyMap<string, AnswerValue>;
};

/** What the data hub says of the report's answers for its own period and boundary; nothing for another place. */
const answeredInHub = async (
  scoped: Scoped,
  report: Report,
  period: Period,
  entityId: string | null,
): Promise<InHub> => {
  const alike = new Set<string>();
  const reckoned = new Map<string, AnswerValue>();
  const ofReport = entityId === null ? report.entityIds.length === 0 : sameJson(report.entityIds, [entityId]);
  if (!ofReport || !report.period || !sameJson(report.period, period)) return { alike, reckoned };
  const { compared } = await compareWithHub(scoped, report.id, { words: false });
  for (const { asked, offer, state } of compared) {
    const place = `${asked.disclosureCode}\n${asked.field.key}`;
    if (state === 'same') alike.add(place);
    if ((state === 'conflict' || state === 'newer') && offer.value) reckoned.set(place, offer.value);
  }
  return { alike, reckoned };
};

const existingOf = (standing: Standing | undefined): HubSaveItem['existing'] =>
  standing
    ? {
        id: standing.id,
        version: standing.version,
        value: standing.value,
        source: standing.source,
        period: { start: standing.periodStart, end: standing.periodEnd },
        updatedAt: standing.updatedAt,
        updatedBy: { id: standing.updatedById, name: standing.updatedByName },
      }
    : null;

const stateOf = (
  { value, metric, disclosureCode, field, newLabel, isFull }: Placed,
  standing: readonly Standing[],
  { start, end }: Period,
  alike: ReadonlySet<string>,
): HubSaveItem['state'] => {
  const [first] = standing;
  const isOfDays = standing.length === 1 && first?.periodStart === start && first.periodEnd === end;
  const says = (other: AnswerValue) => isAlike(value, other, metric.unitKind);
  if (alike.has(`${disclosureCode}\n${field.key}`) || (isOfDays && first && says(first.value))) return 'same';
  if (!fitsMetric(value, metric) || (newLabel !== null && isFull)) return 'unfit';
  if (!first) return 'new';
  return isOfDays ? 'conflict' : 'overlap';
};

/** Whether both answers say the same, in whatever units: 1 MWh and 1,000 kWh. */
const isAlike = (one: AnswerValue, other: AnswerValue, unitKind: string | null): boolean =>
  sameJson(one, other) || sameFigure(one, other, unitKind ?? '');

/** The data point that each answer becomes, and what it says about it: `point` and `reading` of the contract. */
const numbered = (placed: readonly Placed[]): Pick<HubSaveItem, 'point' | 'reading' | 'contradicted'>[] => {
  const points = new Map<string, { point: number; values: AnswerValue[] }>();
  const said = placed.map(({ sectionId, labelIds, newLabel, value, metric }) => {
    const place = `${sectionId}\n${newLabel ?? labelKeyOf(labelIds)}`;
    const known = points.get(place) ?? { point: points.size, values: [] };
    points.set(place, known);
    const alike = known.values.findIndex((other) => isAlike(other, value, metric.unitKind));
    if (alike < 0) known.values.push(value);
    return { known, reading: alike < 0 ? known.values.length - 1 : alike };
  });
  return said.map(({ known, reading }) => ({ point: known.point, reading, contradicted: known.values.length > 1 }));
};

type Met = { readonly each: Placed; readonly state: HubSaveItem['state']; readonly found: readonly Standing[] };

/** Which of these conflicts the report restated; its versions are read only where there is a conflict. */
const restatedAmong = async (scoped: Scoped, report: Report, met: readonly Met[]): Promise<ReadonlySet<Placed>> => {
  const conflicts = met.filter(({ state }) => state === 'conflict');
  const changes = conflicts.length > 0 ? await restatedChanges(scoped, report) : [];
  if (changes.length === 0) return new Set();
  return new Set(
    conflicts.flatMap(({ each, found: [inHub] }) => {
      // What is asked of women alone is printed without naming them.
      const saved = { ...each, fieldKey: each.field.key, part: each.line ? null : each.part };
      return inHub && isRestated(saved, inHub.value, each.metric.unitKind, changes) ? [each] : [];
    }),
  );
};

/** Whether these days and this entity are those of the report: a figure of others that happens to be what it published is not restated by it. */
const isOwn = ({ period, entityIds }: Report, days: Period, entityId: string | null): boolean =>
  sameJson(period, days) && sameJson(entityIds, entityId === null ? [] : [entityId]);

/** A preview of saving the report's answers to that place. Only reads. */
export const planHubSave = async (scoped: Scoped, reportId: string, target: Target): Promise<Plan> => {
  const report = await reportIn(scoped, reportId);
  const { entityId } = target;
  if (entityId !== null && !(await hasEntity(scoped, entityId))) throw unknown('entityId');
  const period = await readDays(scoped, report, target);
  const { answered, withoutMetric } = await answeredIn(scoped, report);
  if (!period) return { period, items: [], withoutMetric, stamp: '', planned: [] };
  const placed = await placedIn(scoped, answered);
  // A part without a label has nothing in its way.
  const places = placed.map(
    ({ sectionId, labelIds, newLabel }): Place => ({
      sectionId,
      entityId,
      labelKey: newLabel === null ? labelKeyOf(labelIds) : unusedLabel,
      period,
    }),
  );
  const standing = Map.groupBy(await findStanding(scoped, places), ({ index }) => index);
  const { alike, reckoned } = await answeredInHub(scoped, report, period, entityId);
  const numbers = numbered(placed);
  const met = placed.map((each, index): Met => {
    const found = standing.get(index) ?? [];
    return { each, state: stateOf(each, found, period, alike), found };
  });
  const restated = isOwn(report, period, entityId) ? await restatedAmong(scoped, report, met) : new Set<Placed>();
  const planned = met.map(({ each, state, found }, index): Planned => {
    const { disclosureCode, field, part, value, answer, version, sectionId, labelIds, newLabel } = each;
    const said = numbers[index] ?? { point: index, reading: 0, contradicted: false };
    const inTheWay = state === 'conflict' || state === 'overlap' ? found[0] : undefined;
    const item = {
      disclosureCode,
      fieldKey: field.key,
      part,
      state,
      value,
      existing: existingOf(inTheWay),
      reckoned: (state === 'new' && !part && reckoned.get(`${disclosureCode}\n${field.key}`)) || null,
      restated: restated.has(each),
      point: said.point,
      reading: said.reading,
      contradicted: said.contradicted,
    };
    return { item, sectionId, labelIds, newLabel, answer, version, standing: inTheWay };
  });
  const seen = planned.map(({ item, version }) => [
    item.disclosureCode,
    item.fieldKey,
    item.part,
    version,
    item.state,
    item.existing,
    item.reckoned,
  ]);
  const stamp = createHash('sha256')
    .update(canonicalJson([period, entityId, seen]))
    .digest('base64url');
  return { period, items: planned.map(({ item }) => item), withoutMetric, stamp, planned };
};

/** What saving the report's answers would do, for people to look at. */
export const readHubSavePlan = (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  id: string,
  target: Target,
) =>
  database.withScope(scope, async (scoped): Promise<HubSavePlan> => {
    const { planned: _planned, ...plan } = await planHubSave(scoped, id, target);
    return plan;
  });
