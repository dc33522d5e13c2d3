import { useFormatters } from '@esg/app-kit';
import { type ImportIssue, type ImportRemark, type ImportRule, type UnitMeasure, unitMeasures } from '@esg/contract';
import { decimalDigits } from '@esg/quantities';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

type Facts = ImportIssue['facts'];
const said = (facts: Facts, name = 'text') => String(facts[name] ?? '');

/** A unit that measures something else than the metric, so that none of the metric's units can be meant. */
const otherMeasures: Record<UnitMeasure, (text: string, allowed: string) => MessageDescriptor> = {
  energy: (text, allowed) =>
    msg`“${{ text }}” is a unit of energy, which this metric isn’t measured in. Convert the figure in your sheet to ${{ allowed }}, or choose another metric.`,
  mass: (text, allowed) =>
    msg`“${{ text }}” is a unit of mass, which this metric isn’t measured in. Convert the figure in your sheet to ${{ allowed }}, or choose another metric.`,
  volume: (text, allowed) =>
    msg`“${{ text }}” is a unit of volume, which this metric isn’t measured in. Convert the figure in your sheet to ${{ allowed }}, or choose another metric.`,
  area: (text, allowed) =>
    msg`“${{ text }}” is a unit of area, which this metric isn’t measured in. Convert the figure in your sheet to ${{ allowed }}, or choose another metric.`,
  distance: (text, allowed) =>
    msg`“${{ text }}” is a unit of length, which this metric isn’t measured in. Convert the figure in your sheet to ${{ allowed }}, or choose another metric.`,
  power: (text, allowed) =>
    msg`“${{ text }}” is a unit of power, which this metric isn’t measured in. Convert the figure in your sheet to ${{ allowed }}, or choose another metric.`,
  currency: (text, allowed) =>
    msg`“${{ text }}” is a currency, which this metric isn’t measured in. Convert the figure in your sheet to ${{ allowed }}, or choose another metric.`,
};
const otherMeasure = (facts: Facts) => unitMeasures.find((measure) => measure === facts.measures);

/** Why a row is refused, one sentence per rule. */
const sentences: Record<ImportRule, (facts: Facts) => MessageDescriptor> = {
  metric_missing: () => msg`The metric is missing`,
  method_open: () =>
    msg`Is this location-based (the grid average where you use it) or market-based (the electricity your contracts buy)? Choose once. We’ll use it for every row that doesn’t say, and for later imports.`,
  name_open: () =>
    msg`This name can mean several things. Choose what it is here. We’ll remember it for every row with this name that leaves it open.`,
  metric_unknown: (facts) =>
    facts.counted === 'energy' && facts.energy
      ? msg`“${{ text: said(facts) }}” is fuel, which is reported as energy. Convert the figures in your sheet: 1 ${{ unit: said(facts, 'per') }} is ${{ energy: said(facts, 'energy') }} kWh (net calorific value, worked out from ${{ source: said(facts, 'source') }}). Or leave the row out.`
      : facts.counted === 'energy'
        ? msg`“${{ text: said(facts) }}” is fuel, which is reported as energy. Convert the figures in your sheet to MWh or GJ, or leave the row out.`
        : msg`There is no metric called “${{ text: said(facts) }}”`,
  metric_ambiguous: (facts) => msg`Several metrics are called “${{ text: said(facts) }}”. Use the metric code.`,
  section_unknown: (facts) => msg`The metric has no part called “${{ text: said(facts) }}”`,
  entity_unknown: (facts) => msg`No entity is called “${{ text: said(facts) }}”`,
  entity_ambiguous: (facts) => msg`Several entities are called “${{ text: said(facts) }}”`,
  period_missing: () => msg`The reporting time is missing`,
  period_unknown: (facts) => msg`There is no reporting time “${{ text: said(facts) }}”. Add it under Reporting times.`,
  period_ambiguous: (facts) =>
    msg`Several reporting times fit “${{ text: said(facts) }}”. Give the first and last day.`,
  value_missing: () => msg`You have missed to input valid data point`,
  words_wanted: () =>
    msg`This metric is answered in words, but the row has a figure with a unit. Choose a metric for figures.`,
  number_invalid: (facts) => msg`“${{ text: said(facts) }}” isn’t a number`,
  number_too_long: () =>
    msg`The number is too long: at most ${{ whole: decimalDigits.whole }} digits before the point and ${{ fraction: decimalDigits.fraction }} after it`,
  integer_invalid: (facts) => msg`“${{ text: said(facts) }}” isn’t a whole number`,
  unit_missing: () => msg`The unit is missing`,
  unit_unknown: (facts) => {
    const measure = otherMeasure(facts);
    const allowed = said(facts, 'allowed');
    return measure
      ? otherMeasures[measure](said(facts), allowed)
      : msg`Unknown unit “${{ text: said(facts) }}”. Use ${{ allowed }}.`;
  },
  choice_unknown: (facts) => msg`“${{ text: said(facts) }}” isn’t one of this metric’s options`,
  country_unknown: (facts) => msg`There is no country called “${{ text: said(facts) }}”`,
  date_invalid: (facts) => msg`“${{ text: said(facts) }}” isn’t a date`,
  text_too_long: (facts) => msg`The text may not be greater than ${{ length: Number(facts.length ?? 0) }} characters`,
  label_unknown: (facts) => msg`There is no label called “${{ text: said(facts) }}”`,
  quality_unknown: (facts) =>
    msg`“${{ text: said(facts) }}” isn’t a data quality. Use measured, estimated or calculated.`,
  internal_unknown: (facts) => msg`“${{ text: said(facts) }}” is neither yes nor no`,
  formula_without_value: () =>
    msg`The file has no result for this formula. Open and save it in Excel, then import it again.`,
  formula_text: () => msg`The text begins like a formula and was refused`,
  cell_error: (facts) => msg`The cell shows an error: ${{ text: said(facts) }}`,
  merged_cells: () => msg`The cells are merged. Undo that, so that each row has values of its own.`,
  duplicate_row: (facts) => msg`Row ${{ first: Number(facts.first ?? 0) }} says this already`,
  overlap: () => msg`Data conflict: A data point already exists for this time period.`,
  stale: () => msg`Someone else has just changed it`,
  invalid: () => msg`The row isn’t valid`,
};

/** Remarks that are the same for every row. */
const plainRemarks = {
  formula_value: msg`The saved result of a formula was used`,
  percent_cell: msg`The cell is formatted as percent: its value was multiplied by 100`,
  rounded: msg`The number has more digits than a spreadsheet keeps`,
  nil: msg`Says that there was nothing: taken as 0`,
  heading: msg`A heading or a note`,
  no_value: msg`Contains no figure`,
  left_out: msg`You left this row out`,
  settled: msg`You said what this row stands for`,
  sign: msg`This was positive last period and is now negative, or the reverse. Check it.`,
} satisfies Partial<Record<ImportRemark['note'], MessageDescriptor>>;

const isPlain = (note: ImportRemark['note']): note is keyof typeof plainRemarks => note in plainRemarks;

/** Sentences for the findings of an import. */
export const useImportSentences = () => {
  const { t, i18n } = useLingui();
  const { decimal } = useFormatters();
  const figure = (value: string | number | undefined) => decimal(String(Math.abs(Number(value ?? 0))));
  const noteOf = ({ note, facts }: ImportRemark): string => {
    if (isPlain(note)) return i18n._(plainRemarks[note]);
    switch (note) {
      case 'not_applicable': {
        const text = said(facts);
        const reason = String(facts.reason ?? '');
        return reason === ''
          ? t`The sheet says “${text}”. Say so where you leave it out of a report.`
          : t`The sheet says “${text}”: “${reason}”. You’re offered this reason where you leave it out of a report.`;
      }
      case 'repeated': {
        const first = Number(facts.first);
        return t`Row ${first} says the same`;
      }
      case 'unit_settled': {
        const text = said(facts);
        return t`You said which unit “${text}” is`;
      }
      case 'multiplied': {
        const scale = decimal(String(facts.scale));
        const number = decimal(String(facts.number));
        return t`Given in units of ${scale}: stored as ${number}`;
      }
      case 'parts_differ': {
        const sum = decimal(String(facts.sum));
        const total = decimal(String(facts.total));
        const first = Number(facts.first);
        return t`These parts add up to ${sum}, but row ${first} says ${total}. Check both.`;
      }
      case 'unit_slip':
        if (facts.digits !== undefined)
          return t`No organisation has this much: ${figure(facts.digits)} digits before the point. Check the number and the unit.`;
        return t`The previous period’s figure differs by a factor of about ${figure(facts.factor)}. Check the unit.`;
      case 'change':
        return Number(facts.percent) < 0
          ? t`${figure(facts.percent)}% less than in the previous period`
          : t`${figure(facts.percent)}% more than in the previous period`;
    }
  };
  return {
    /** Spec section 8: 'Row {row}: {message}'. */
    issue: ({ row, rule, facts }: ImportIssue): string => {
      const message = i18n._(sentences[rule](facts));
      return t`Row ${row}: ${message}`;
    },
    remark: (remark: ImportRemark): string => noteOf(remark),
  };
};
