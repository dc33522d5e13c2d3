import type { Disclosure, Field } from '@esg/contract';
import { metricRows } from './data.ts';
import { optionsOfMetric } from './options.ts';
import { yearlyMetric } from './part-metrics.ts';
import { questionsOf, requiredBreakdowns } from './required-breakdowns.ts';
import type { DisclosureRow, MetricUse } from './rows.ts';
import { explanation, supplements } from './supplements.ts';

type Use = MetricUse & { mandatory: Disclosure['mandatory']; isByClass?: boolean };

/**
 * Figures that only some companies have, and that no zero stands for: the words of the same disclosure say whether there is one. The price
 * of a company that uses no internal carbon price (HKEX Appendix C2 paragraph 34, IFRS S2 paragraph 29(f)), and the day on which a
 * transition plan was or will be adopted (ESRS E1-1).
 */
const ofSome: readonly string[] = ['climate.carbon_price.value', 'climate.transition_plan_date'];

const isRequired = ({ key, coverage, mandatory, isByClass = false }: Use) =>
  coverage === 'full' && mandatory !== 'no' && !isByClass && !ofSome.includes(key);

const fieldOf = (use: Use): Field => {
  const metric = metricRows().get(use.key);
  if (!metric) throw new Error(`The framework names the metric "${use.key}", which the library does not hold`);
  return {
    key: metric.key,
    type: metric.type,
    label: metric.name,
    hint: metric.hint,
    required: isRequired(use),
    coverage: use.coverage,
    unitKind: metric.unitKind,
    decimals: metric.decimals,
    options: optionsOfMetric(metric.key),
    breakdowns: metric.unitKind ? metric.breakdowns.map(({ id, label }) => ({ ...label, id })) : [],
  };
};

const narratives: readonly Field['type'][] = ['text', 'textArea', 'richTextArea'];

/** A form of figures and choices only has no place to explain the method. */
const needsExplanation = (fields: readonly Field[]) => !fields.some(({ type }) => narratives.includes(type));

/** Emissions by scope, then what they add up to, then what is divided by something. */
const emissions = [
  'ghg.scope1.',
  'ghg.scope2.',
  'ghg.scope12.',
  'ghg.scope3.',
  'ghg.total.',
  'ghg.intensity.',
] as const;
const emissionRank = ({ key }: Field) => emissions.findIndex((start) => key.startsWith(start));

/** The same fields with emissions in that order, at the places that emissions have: a total stands below everything it contains. */
const withTotalsLast = (fields: readonly Field[]): Field[] => {
  const inOrder = fields
    .filter((field) => emissionRank(field) >= 0)
    .toSorted((one, other) => emissionRank(one) - emissionRank(other))
    .values();
  return fields.map((field) => (emissionRank(field) >= 0 ? (inOrder.next().value ?? field) : field));
};

/**
 * The form of one disclosure: each metric of the disclosure and of its requirements once, in their order (totals of emissions last), then our own supplementary
 * fields, and a field for an explanation where nothing else accepts words. A metric that one of them needs in full counts as full, and is
 * required unless that one is voluntary, or binds by class in a disclosure that binds everybody.
 */
export const fieldsOf = (versionId: string, row: DisclosureRow): Field[] => {
  const uses: Use[] = [
    ...row.metrics.map((use) => ({ ...use, mandatory: row.mandatory })),
    ...row.requirements.flatMap(({ metrics, mandatory, dutyByClass }) =>
      metrics.map((use) => ({ ...use, mandatory, isByClass: dutyByClass !== undefined })),
    ),
  ];
  const fields = new Map<string, Field>();
  for (const field of uses.map(fieldOf)) {
    const known = fields.get(field.key);
    if (known && field.coverage === 'full') known.coverage = 'full';
    if (known && field.required) known.required = true;
    if (!known) fields.set(field.key, field);
  }
  for (const [key, ids] of Object.entries(requiredBreakdowns(versionId, row.code))) {
    const field = fields.get(key);
    const fewest = yearlyMetric(key)?.years;
    if (field)
      field.breakdowns = field.breakdowns.map((each) =>
        ids.includes(each.id ?? '') ? { ...each, required: true, ...(fewest && { fewest }) } : each,
      );
  }
  for (const [question, keys] of Object.entries(questionsOf(versionId, row.code)))
    for (const key of keys) {
      const field = fields.get(key);
      if (field) field.question = question;
    }
  const form = [...withTotalsLast([...fields.values()]), ...(supplements[versionId]?.[row.code] ?? [])];
  return needsExplanation(form) ? [...form, explanation] : form;
};
