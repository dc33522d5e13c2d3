import { type Disclosure, type Report, type ReportStep, reportPhases } from '@esg/contract';

export type ReportPhase = keyof typeof reportPhases;

/** What is missing in a step. */
export type Missing = 'disclosures' | 'topics' | 'period' | 'answers' | 'publication';

/** Steps that can be finished; the others only show something or are optional. */
const finishable: readonly ReportStep[] = ['select-disclosures', 'description', 'data-input', 'completion'];

/** What a framework asks for of whom. */
type Asking = { readonly topics: readonly { readonly disclosures: readonly Pick<Disclosure, 'mandatory'>[] }[] };

/** Whether some topics of the framework are reported only where they are material, so that the report has to say which are. */
export const asksForTopics = ({ topics }: Asking): boolean =>
  topics.some(({ disclosures }) => disclosures.some(({ mandatory }) => mandatory === 'if_material'));

/** Whether the step can be finished in a report by this framework. */
const canBeFinished = (step: ReportStep, framework: Asking) =>
  finishable.includes(step) || (step === 'select-topics' && asksForTopics(framework));

type Lacking = Partial<Record<ReportStep, Missing>>;

/** Whether the step can be finished and nothing is missing. */
export const isFinished = (step: ReportStep, missing: Lacking, framework: Asking) =>
  canBeFinished(step, framework) && !missing[step];

/** The incomplete steps, with what is missing. Published reports have none. */
export const missingIn = (report: Report, framework: Asking): Lacking => {
  if (report.status === 'readonly-published') return {};
  const missing: Lacking = { completion: 'publication' };
  if (report.disclosureCodes.length === 0) missing['select-disclosures'] = 'disclosures';
  if (report.materialTopics === null && asksForTopics(framework)) missing['select-topics'] = 'topics';
  if (!report.period) missing.description = 'period';
  if (report.progress.total === 0 || report.progress.done < report.progress.total) missing['data-input'] = 'answers';
  return missing;
};

/** How many of the steps that can be finished are finished. */
export const progressOf = (steps: readonly ReportStep[], missing: Lacking, framework: Asking) => {
  const counted = steps.filter((step) => canBeFinished(step, framework));
  return { done: counted.filter((step) => !missing[step]).length, total: counted.length };
};

const phases = Object.entries(reportPhases) as [ReportPhase, readonly ReportStep[]][];

/** The phase that the step belongs to. */
export const phaseOf = (step: ReportStep): ReportPhase =>
  phases.find(([, steps]) => steps.includes(step))?.[0] ?? 'define';

/** The previous and the next step of those that the report has; `undefined` at either end. */
export const neighboursOf = (step: ReportStep, steps: readonly ReportStep[]) => {
  const place = steps.indexOf(step);
  return { previous: steps[place - 1], next: steps[place + 1] };
};
