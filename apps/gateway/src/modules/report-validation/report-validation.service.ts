import {
  type AnswerValue,
  commonPeriod,
  type Disclosure,
  type EvidenceRule,
  type FigureChange,
  type Finding,
  isAnswered,
  isBeforeEdition,
  layoutOf,
  type Report,
  sameJson,
  type ValidationResult,
} from '@esg/contract';
import { metricKeysIn } from '@esg/quantities';
import { asksForWhole } from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { readEvidenceRule, standingRound } from '../approvals/index.ts';
import { hubFindings, hubNotes } from '../hub-answers/index.ts';
import { metricOfField } from '../hub-offers/index.ts';
import { type MetricRules, readThresholds, rulesIn } from '../metrics/index.ts';
import { type Content, findingsIn, notedTotals, readContent, unexplainedFindings } from '../publications/index.ts';
import { missingEvidence, provedDisclosures } from '../report-documents/index.ts';
import {
  calculatedPlace,
  type EnteredYear,
  hubYears,
  isSamePart,
  listSinceReport,
  matrixPlaceOf,
  noteOfFigure,
  provisionFindings,
  provisionSummaryOf,
  type SinceNote,
} from '../report-model/index.ts';
import {
  type AnswersByField,
  byPlace,
  disclosuresOf,
  listAnswers,
  listSelected,
  readFramework,
  reportIn,
} from '../reports/index.ts';
import { sentenceFindings } from '../sentence-checks/index.ts';
import { emptyProfileFields, findLastYear } from './facts.repository.ts';
import {
  type ComparedFigure,
  compareFigures,
  decimalsFindings,
  type FigureFacts,
  figureChanges,
  figureFindings,
  pastFindings,
} from './figures.policy.ts';
import { matrixListFindings } from './matrix.policy.ts';
import { fieldOfQuestion, questionIn } from './question.policy.ts';
import { sameFigureFindings } from './same-figures.policy.ts';
import { textFindings } from './texts.policy.ts';
import { foundationFindings, managementFindings, topicFindings } from './topics.policy.ts';
import { notedFindings, totalFindings } from './totals.policy.ts';

const advice = (kind: Finding['kind'], step: Finding['step'], more: Partial<Finding> = {}): Finding => ({
  kind,
  step,
  blocking: false,
  disclosureCode: null,
  fieldKey: null,
  language: null,
  ...more,
});

/** Metrics by which a framework asks which entities the report covers. */
const boundaryKeys = ['org.boundary', 'org.entities'];

const saysBoundary = ({ report, framework, disclosures, answers }: Content): boolean =>
  report.reportingBoundary.trim() !== '' ||
  report.entityIds.length > 0 ||
  disclosuresOf(framework).some(({ code, fields }) => {
    const isPrinted = (disclosures.get(code)?.status ?? 'omitted') !== 'omitted';
    const said = fields.filter(({ key }) => boundaryKeys.includes(key));
    return isPrinted && said.some(({ key }) => isAnswered(answers.get(code)?.get(key) ?? null));
  });

/** Fewer provisions with the same reason are not a pattern yet. */
const sameReasonMost = 4;

/** The same sentence explains most of the report's omissions. */
const reasonAdvice = ({ disclosures }: Content): Finding[] => {
  const reasons = [...disclosures.values()].flatMap(({ omission }) => omission?.explanation.trim() || []);
  const count = Math.max(0, ...[...Map.groupBy(reasons, (text) => text).values()].map(({ length }) => length));
  const all = disclosures.size;
  return count > sameReasonMost && count * 2 > all
    ? [advice('reason-repeated', 'data-input', { params: { count, all } })]
    : [];
};

/** A version for years that begin later. */
const editionAdvice = ({ report: { period }, framework }: Content): Finding[] =>
  period && isBeforeEdition(framework, period)
    ? [advice('edition-later', 'description', { params: { from: framework.effectiveFrom ?? '', start: period.start } })]
    : [];

/** Warnings about the report as a whole. */
const generalAdvice = (content: Content, emptyFields: readonly string[], today: string): Finding[] => [
  ...(content.report.period && content.report.period.end >= today ? [advice('period-open', 'description')] : []),
  ...(saysBoundary(content) ? [] : [advice('boundary-missing', 'description')]),
  ...(emptyFields.length > 0
    ? [advice('company-incomplete', 'company', { params: { fields: emptyFields.join(', ') } })]
    : []),
  ...reasonAdvice(content),
  ...editionAdvice(content),
];

/** A published figure, with the data hub's own in each row of which somebody said why it changed since. */
const restatedValue = (
  value: AnswerValue,
  ofHub: readonly AnswerValue[],
  fieldKey: string,
  notes: readonly SinceNote[],
): AnswerValue => {
  if (notes.length === 0 || (value.type !== 'number' && value.type !== 'integer')) return value;
  const now = ofHub.flatMap((each) => (each.type === value.type ? each.rows : []));
  const rows = value.rows.map((row) => {
    const current = now.find((each) => isSamePart(each, row));
    return current && noteOfFigure(notes, fieldKey, current) ? current : row;
  });
  return { ...value, rows };
};

/**
 * Last year's published answers, and values of the data hub for what was not published; only the data hub where it has a later year than
 * the last published one. As in print, the nearest year is compared with.
 */
const findYearBefore = async (
  scoped: Scoped,
  report: Report,
  entered: EnteredYear | undefined,
  metricKeys?: readonly string[],
): Promise<FigureFacts['lastYear']> => {
  const published = await findLastYear(scoped, report, metricKeys);
  if (!entered) return published;
  const notes = published ? await listSinceReport(scoped, published.reportId) : [];
  const questionOf = questionIn(report.versionId);
  const byQuestion = Map.groupBy(entered.values, ({ disclosureCode, fieldKey }) =>
    questionOf(disclosureCode, fieldKey),
  );
  const answers = new Map([...byQuestion].map(([key, list]) => [key, list.map(({ value }) => value)]));
  if (!published || published.period.end < entered.period.start) return { period: entered.period, answers };
  const isSame = commonPeriod(published.period, entered.period);
  if (!isSame) return published;
  const asNow = [...published.answers].map(
    ([question, values]) =>
      [
        question,
        values.map((value) => restatedValue(value, answers.get(question) ?? [], fieldOfQuestion(question), notes)),
      ] as const,
  );
  return { ...published, answers: new Map([...answers, ...asNow]) };
};

/**
 * Whether a figure's change was explained: of this figure, of the same figure in another disclosure, or of a figure that it is calculated
 * from.
 */
const explanationRule = (
  { answers }: Content,
  explained: readonly { disclosureCode: string; fieldKey: string }[],
  { formulasOf }: Pick<MetricRules, 'formulasOf'>,
): FigureFacts['isExplained'] => {
  const valueAt = (code: string, fieldKey: string) => answers.get(code)?.get(fieldKey) ?? null;
  const said = (code: string, fieldKey: string) =>
    explained.some(
      (known) =>
        known.fieldKey === fieldKey &&
        (known.disclosureCode === code || sameJson(valueAt(known.disclosureCode, fieldKey), valueAt(code, fieldKey))),
    );
  return (code, fieldKey) => {
    const below = formulasOf(fieldKey).flatMap(({ formula }) => metricKeysIn(formula));
    return said(code, fieldKey) || explained.some((known) => below.includes(known.fieldKey));
  };
};

/** The organisation's rules about metrics, and the report's about evidence. */
type Rules = { readonly rules: MetricRules; readonly evidence: EvidenceRule };

/** Where a rule requires evidence, lists what is missing; otherwise warns of figures without evidence once the report has documents. */
const readFacts = async (scoped: Scoped, content: Content, { rules, evidence }: Rules): Promise<FigureFacts> => {
  const { report, explanations, entered } = content;
  const isRuled = evidence.of !== 'none';
  const explained = explanations.filter(({ isCurrent }) => isCurrent);
  const proved = isRuled ? undefined : await provedDisclosures(scoped, report.id);
  return {
    period: report.period,
    lastYear: await findYearBefore(scoped, report, entered),
    questionOf: questionIn(report.versionId),
    threshold: rules.thresholdOf,
    isExplained: explanationRule(content, explained, rules),
    metricOf: metricOfField,
    isProved: proved && ((code) => proved.has(code)),
  };
};

/** In the order of the framework, with findings outside any disclosure first; otherwise unchanged. */
const inOrder = ({ framework }: Content, findings: readonly Finding[]): Finding[] => {
  const order = new Map(disclosuresOf(framework).map(({ code }, index) => [code, index]));
  const place = ({ disclosureCode }: Finding) => (disclosureCode === null ? -1 : (order.get(disclosureCode) ?? 0));
  return findings.toSorted((one, other) => place(one) - place(other));
};

/** Disclosures that the report prints. */
const lookedAt = ({ framework, disclosures }: Content) =>
  disclosuresOf(framework).filter(({ code }) => (disclosures.get(code)?.status ?? 'omitted') !== 'omitted');

const totalsIn = (content: Content, rules: MetricRules): Finding[] => {
  const asked = {
    disclosures: lookedAt(content),
    answersOf: (code: string) => content.answers.get(code) ?? new Map(),
    metricOf: metricOfField,
    asksForWhole: (code: string, key: string) => asksForWhole(content.report.versionId, code, key),
  };
  const typed = totalFindings(asked, rules);
  const { versionId } = content.report;
  return [
    ...sameFigureFindings({ versionId, ...asked }),
    ...typed,
    ...notedFindings(notedTotals(content), typed, content.thisYear),
  ];
};

/** Large changes with the notes of the data hub about their figures: a note may explain the change, but only a person can confirm that. */
const withNotes = async <Change extends FigureChange & { readonly disclosureCode: string }>(
  scoped: Scoped,
  { id }: Pick<Report, 'id'>,
  answers: Content['answers'],
  changes: readonly Change[],
): Promise<Change[]> => {
  const large = changes.filter(({ isLarge }) => isLarge);
  const valueAt = ({ disclosureCode, fieldKey }: Change) => answers.get(disclosureCode)?.get(fieldKey) ?? null;
  const noteOf = await hubNotes(
    scoped,
    id,
    large.map((change) => ({ ...change, value: valueAt(change) })),
  );
  return changes.map((change) => {
    const note = change.isLarge ? noteOf(change) : '';
    return note === '' ? change : { ...change, note };
  });
};

/** The printed disclosures with their answers, and with their figures beside last year's. */
type Compared = {
  readonly disclosure: Disclosure;
  readonly answers: AnswersByField;
  readonly figures: readonly ComparedFigure[];
}[];

const comparedIn = (content: Content, facts: FigureFacts): Compared =>
  lookedAt(content).map((disclosure) => {
    const answers = content.answers.get(disclosure.code) ?? new Map();
    return { disclosure, answers, figures: compareFigures(disclosure, answers, facts) };
  });

/** How every printed figure differs from last year's. */
const everyChange = (scoped: Scoped, content: Content, compared: Compared): Promise<ValidationResult['changes']> => {
  const changes = compared.flatMap(({ disclosure: { code }, figures }) =>
    figureChanges(figures).map((change) => ({ disclosureCode: code, ...change })),
  );
  return withNotes(scoped, content.report, content.answers, changes);
};

/** What the answers of each printed disclosure are found to lack beside last year's and each other. */
const findingsBesideLastYear = (compared: Compared, facts: FigureFacts): Finding[] => [
  ...compared.flatMap(({ disclosure, answers, figures }) => figureFindings(disclosure, answers, figures, facts)),
  ...compared.flatMap(({ disclosure, answers }) => textFindings(disclosure, answers, facts)),
];

/** What the data hub says of last year, beside what was published of it. */
const pastFindingsIn = ({ entered }: Content, compared: Compared, facts: FigureFacts): Finding[] => {
  const byCode = Map.groupBy(entered?.values ?? [], ({ disclosureCode }) => disclosureCode);
  return compared.flatMap(({ disclosure }) => {
    const ofHub = new Map(byCode.get(disclosure.code)?.map(({ fieldKey, value }) => [fieldKey, value]));
    return pastFindings(disclosure.code, compareFigures(disclosure, ofHub, facts));
  });
};

/** Figures whose decimals differ from last year's, unless the design rounds them. */
const decimalsIn = ({ design, calculated }: Content, compared: Compared): Finding[] =>
  decimalsFindings(
    compared,
    (code, key) =>
      layoutOf(design.settings.layouts, code, key).rounding !== undefined ||
      calculated?.has(calculatedPlace(code, key)) === true,
  );

/** That the matrix is another one than those who approve have read: it is read live until the publication. */
const matrixFindings = async (scoped: Scoped, content: Content): Promise<Finding[]> => {
  const { decidedMatrix, framework, disclosures, report } = content;
  const code = matrixPlaceOf(framework, disclosures);
  if (decidedMatrix === undefined || code === undefined) return [];
  const rounds = [await standingRound(scoped, report.id, null), await standingRound(scoped, report.id, code)];
  const isNewer = rounds.some((round) => round && round.submittedAt < decidedMatrix.decidedAt);
  return isNewer ? [advice('matrix-newer', 'data-input', { disclosureCode: code })] : [];
};

/** Everything that the findings are made from. */
type Examined = Rules & { readonly content: Content; readonly facts: FigureFacts; readonly compared: Compared };

/** All findings: what prevents the publication, and warnings. */
const everyFinding = async (
  scoped: Scoped,
  { content, facts, compared, rules, evidence }: Examined,
  today: string,
): Promise<Finding[]> => {
  const general = generalAdvice(content, await emptyProfileFields(scoped), today);
  return inOrder(content, [
    ...findingsIn(content),
    ...general,
    ...(await missingEvidence(scoped, content, evidence)),
    ...(await hubFindings(scoped, content.report.id)),
    ...unexplainedFindings(content),
    ...findingsBesideLastYear(compared, facts),
    ...pastFindingsIn(content, compared, facts),
    ...decimalsIn(content, compared),
    ...totalsIn(content, rules),
    ...topicFindings(content),
    ...foundationFindings(content),
    ...managementFindings(content, today),
    ...matrixListFindings(content),
    ...(await matrixFindings(scoped, content)),
    ...(await sentenceFindings(scoped, content)),
  ]);
};

/** What prevents the publication of the report, and warnings. */
export const validateReport = ({ database, now }: GatewayDeps, scope: Scope, id: string) =>
  database.withScope(scope, async (scoped): Promise<ValidationResult> => {
    const content = await readContent(scoped, await reportIn(scoped, id));
    const provisions = provisionSummaryOf(content);
    const rules: Rules = { rules: await rulesIn(scoped), evidence: await readEvidenceRule(scoped, id) };
    const facts = await readFacts(scoped, content, rules);
    const compared = comparedIn(content, facts);
    const examined = { ...rules, content, facts, compared };
    const findings = await everyFinding(scoped, examined, now().toISOString().slice(0, 10));
    const changes = await everyChange(scoped, content, compared);
    return { findings: [...provisionFindings(provisions), ...findings], provisions, changes };
  });

/**
 * How the figures of one disclosure differ from last year's, as the validation compares them. Nothing where it is not part of the
 * framework.
 */
export const readFigureChanges = ({ database }: GatewayDeps, scope: Scope, id: string, code: string) =>
  database.withScope(scope, async (scoped): Promise<FigureChange[]> => {
    const report = await reportIn(scoped, id);
    const framework = await readFramework(scoped, report);
    const disclosure = disclosuresOf(framework).find((each) => each.code === code);
    const state = (await listSelected(scoped, id)).get(code);
    if (!disclosure || !state) return [];
    const keys = disclosure.fields.map(({ key }) => key);
    const byCode = byPlace(await listAnswers(scoped, id, code));
    const compared = { report, framework, disclosures: new Map([[code, state]]), answers: byCode };
    const [entered] = await hubYears(scoped, compared, 1);
    const lastYear = await findYearBefore(scoped, report, entered, keys);
    if (!lastYear) return [];
    const answers = byCode.get(code) ?? new Map();
    const facts = {
      period: report.period,
      lastYear,
      questionOf: questionIn(report.versionId),
      threshold: await readThresholds(scoped),
      metricOf: metricOfField,
    };
    const figures = compareFigures(disclosure, answers, facts);
    const changes = figureChanges(figures).map((change) => ({ disclosureCode: code, ...change }));
    return (await withNotes(scoped, report, byCode, changes)).map(({ disclosureCode: _here, ...change }) => change);
  });
