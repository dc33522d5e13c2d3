import {
  type CarryPlan,
  type CarryPlanQuery,
  type Disclosure,
  dutyFactsFor,
  dutyOf,
  type Framework,
  isBinding,
  issueAt,
  issuerClassOf,
  nextName,
  nextPeriod,
  publishedFrom,
  type Report,
  shortFrameworkName,
  titleByFramework,
} from '@esg/contract';
import { isRetired } from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { frameworkIn, isOnOffer, isWithdrawn } from '../frameworks/index.ts';
import { askedAt, asksElse, offersFor } from '../hub-offers/index.ts';
import { type Content, readContent } from '../publications/index.ts';
import { disclosuresOf, reportIn } from '../reports/index.ts';
import { type Carry, carryToNextPeriod } from './carry.policy.ts';
import { carryToSecondFramework } from './second-framework.policy.ts';
import { versionDue, versionsAfter } from './versions.ts';

type Period = NonNullable<Report['period']>;
type Wanted = Pick<CarryPlanQuery, 'kind' | 'versionId'> & { readonly period?: Period | undefined };

/** A plan with what is needed to carry it out. */
export type Plan = {
  readonly shown: CarryPlan;
  readonly carry: Carry;
  readonly report: Report;
  readonly target: Framework;
};

const readTarget = async (
  scoped: Scoped,
  { report, framework }: Content,
  { kind, versionId }: Wanted,
  period: Period,
) => {
  const due = versionDue(framework, period);
  const wanted = versionId ?? due;
  const isOther = kind === 'next-period' || wanted !== report.versionId;
  const target = isOther ? await frameworkIn(scoped, wanted) : undefined;
  if (!target)
    throw new ProblemError('request.invalid', { issues: [issueAt('versionId', 'choice_unknown', { choice: wanted })] });
  const isOver = isRetired(wanted) && wanted !== due;
  const isPreview = kind === 'second-framework' && !(await isOnOffer(scoped, wanted));
  if (isOver || isPreview || (await isWithdrawn(scoped, wanted))) throw new ProblemError('framework.withdrawn');
  return target;
};

const periodFor = (report: Report, { kind, period }: Wanted): Period => {
  if (period && kind === 'next-period') return period;
  if (!report.period) throw new ProblemError('request.invalid', { issues: [issueAt('period', 'required')] });
  return kind === 'next-period' ? nextPeriod(report.period) : report.period;
};

/** Which lines and additions have blank fields that the data hub has data for, and how many. */
const countHub = async (
  scoped: Scoped,
  { report, target, carry }: Omit<Plan, 'shown'>,
  added: readonly string[],
  period: Period,
) => {
  const held = new Set(carry.values.map(({ disclosureCode, fieldKey }) => `${disclosureCode}\n${fieldKey}`));
  const codes = [...carry.lines.map(({ code }) => code), ...added];
  const open = new Map<string, number>(
    codes.flatMap((code) => (carry.omissions.has(code) ? [] : [[code, 0] as const])),
  );
  const asked = disclosuresOf(target).flatMap(({ code, fields }) =>
    fields.flatMap((field) => {
      const isBlank = open.has(code) && !held.has(`${code}\n${field.key}`);
      const asked = isBlank ? askedAt(target, code, field, null) : undefined;
      return asked && !asksElse(asked) ? [asked] : [];
    }),
  );
  const { offers } = await offersFor(scoped, target, { ...report, period }, asked);
  for (const [index, { disclosureCode }] of asked.entries())
    if (offers[index]?.value) open.set(disclosureCode, (open.get(disclosureCode) ?? 0) + 1);
  return open;
};

const dutyIn = (target: Framework, disclosure: Disclosure, report: Report) => {
  const topic = target.topics.find(({ disclosures }) => disclosures.includes(disclosure));
  return dutyOf(disclosure, dutyFactsFor(report, topic ?? { code: '' }, disclosure));
};

type Added = Omit<CarryPlan['additions'][number], 'fromHub'>;

/**
 * Further disclosures that the new report could have: all of another framework, and of the same framework those that are required from this
 * period on and were not before. Required ones are proposed.
 */
const additionsOf = (plan: Omit<Plan, 'shown'>, kind: CarryPlan['kind'], period: Period): Added[] => {
  const { report, target, carry } = plan;
  const taken = new Set(carry.lines.map(({ code }) => code));
  const isSame = kind === 'next-period' && target.versionId === report.versionId;
  return disclosuresOf(target).flatMap((disclosure) => {
    if (taken.has(disclosure.code)) return [];
    const duty = dutyIn(target, disclosure, { ...report, period });
    const before = isSame ? dutyIn(target, disclosure, report) : undefined;
    if (before !== undefined && (!isBinding(duty) || isBinding(before))) return [];
    return [{ code: disclosure.code, title: disclosure.title, duty, proposed: isBinding(duty) }];
  });
};

const carryOf = (
  { framework, disclosures, answers }: Content,
  target: Framework,
  { kind }: Wanted,
  period: Period,
  now: Date,
) => {
  const input = {
    source: framework,
    target,
    states: disclosures,
    answers,
    periodStart: period.start,
    publishedOn: publishedFrom(period, now.toISOString().slice(0, 10)),
  };
  return kind === 'next-period' ? carryToNextPeriod(input) : carryToSecondFramework(input);
};

/** The name of the new report: with its own year, or with its own framework where another report of the year exists. */
const plannedName = (
  name: string,
  { report, target }: Pick<Plan, 'report' | 'target'>,
  kind: Wanted['kind'],
  period: Period,
): string => {
  if (kind === 'next-period') return nextName(name, report.period, period);
  return titleByFramework(name, {
    from: shortFrameworkName(report.versionId, report.framework.en),
    to: shortFrameworkName(target.versionId, target.name.en),
  });
};

const isByClass = (target: Framework) => disclosuresOf(target).some(({ dutyByClass }) => dutyByClass.length > 0);

/** An edition that binds issuers by class may follow one that did not: then the profile says the class, until a person does. */
const withIssuerClass = (from: Report, { subject }: Content, target: Framework): Report => {
  if (!isByClass(target) || from.issuerClass !== null) return from;
  return { ...from, issuerClass: issuerClassOf(subject.organisation) ?? null };
};

/** The result of starting from the report, inside the transaction. Refuses a version that is not on offer, or a report without a period. */
export const planIn = async (scoped: Scoped, id: string, wanted: Wanted, now: Date): Promise<Plan> => {
  const from = await reportIn(scoped, id);
  const period = periodFor(from, wanted);
  const content = await readContent(scoped, from);
  const target = await readTarget(scoped, content, wanted, period);
  const report = withIssuerClass(from, content, target);
  const carry = carryOf(content, target, wanted, period, now);
  const plan = { report, target, carry };
  const added = additionsOf(plan, wanted.kind, period);
  const addedCodes = added.map(({ code }) => code);
  const hub = await countHub(scoped, plan, addedCodes, period);
  const additions = added.map((each) => ({ ...each, fromHub: hub.get(each.code) ?? 0 }));
  const done = carry.lines.filter(({ state }) => state === 'carried').length;
  const named = (name: string) => plannedName(name, plan, wanted.kind, period);
  const shown: CarryPlan = {
    kind: wanted.kind,
    from: { id, name: report.name, versionId: report.versionId, framework: report.framework, period: report.period },
    versionId: target.versionId,
    framework: target.name,
    period,
    name: named(report.name),
    names: Object.fromEntries(Object.entries(report.names).map(([language, name]) => [language, named(name)])),
    languages: report.languages,
    versions: wanted.kind === 'next-period' ? await versionsAfter(scoped, content.framework, period) : [],
    disclosures: carry.lines.map((line) => ({ ...line, fromHub: hub.get(line.code) ?? 0 })),
    additions,
    fallsAway: carry.fallsAway,
    issuerClass: isByClass(target) ? report.issuerClass : null,
    answered: { done, total: carry.lines.length + additions.filter(({ proposed }) => proposed).length },
  };
  return { shown, ...plan };
};

/** The result of starting from the report. Changes nothing. */
export const readCarryPlan = ({ database, now }: GatewayDeps, scope: Scope, id: string, query: CarryPlanQuery) =>
  database.withScope(scope, async (scoped) => {
    const { kind, versionId, start, end } = query;
    if (start && end && start > end)
      throw new ProblemError('request.invalid', { issues: [issueAt('end', 'period_end_before_start')] });
    return (await planIn(scoped, id, { kind, versionId, period: start && end ? { start, end } : undefined }, now()))
      .shown;
  });
