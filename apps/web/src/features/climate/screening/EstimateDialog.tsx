import { climateQueries } from '@esg/api-client';
import {
  FormDialog,
  useApi,
  useDraft,
  useFormatters,
  useLanguage,
  useNumberFormat,
  useProblemSentences,
} from '@esg/app-kit';
import {
  type ClimateTypeDetail,
  estimateOfLine,
  lineOfEstimate,
  type NewClimateActivity,
  type ScreeningEstimate,
} from '@esg/contract';
import { Banner, Select, Text, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AmountFields, NeedFields } from '../lines/LineFields.tsx';
import { blankLine, needsOf } from '../lines/line-needs.ts';
import { lineOfTyped, type TypedLine, typedOf } from '../lines/typed-line.ts';
import { type LineFieldsForm, useLineFields } from '../lines/use-line-form.ts';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useUnitNames } from '../names/use-unit-names.ts';
import type { EstimateDeeds } from './use-estimates.ts';

type EstimateDialogProps = {
  readonly category: number;
  /** The year that a new one is of. */
  readonly year: string;
  /** The estimate that is changed; left out for a new one. */
  readonly estimate?: ScreeningEstimate | undefined;
  readonly deeds: EstimateDeeds;
  readonly onClose: () => void;
};

/** Ours: years that can be chosen, back from the present one. */
const yearsBack = 8;

type EstimateForm = LineFieldsForm & { readonly category: number };

/** The kinds of activity that belong in the category; the only one is chosen from the start. */
const useTypes = (category: number) => {
  const { data: library } = useQuery(climateQueries.library(useApi()));
  return (library?.activityTypes ?? []).filter(({ categories }) => categories.includes(category));
};

const useForm = ({ category, year, estimate, deeds, onClose }: EstimateDialogProps) => {
  const { decimal } = useFormatters();
  const locale = useNumberFormat();
  const types = useTypes(category);
  const only = types.length === 1 ? (types[0]?.id ?? '') : '';
  const before: NewClimateActivity = estimate
    ? lineOfEstimate(category, estimate)
    : { ...blankLine(only, `${year}-12`), category, isEstimate: true };
  const place = estimate ? JSON.stringify(estimate) : 'new';
  const draft = useDraft<TypedLine>(
    `climate-screening/${category}/estimate/${place}`,
    typedOf(before, undefined, decimal),
  );
  const [tried, setTried] = useState(false);
  const { value } = draft;
  const fields = useLineFields(value, deeds.error, tried);
  const submit = () => {
    setTried(true);
    if (!fields.isComplete || deeds.pending) return;
    const sent = estimateOfLine(lineOfTyped(value, before, locale));
    const stored = estimate ? deeds.change(estimate, sent) : deeds.add(sent);
    void stored.then(
      () => {
        draft.done(value);
        onClose();
      },
      () => undefined,
    );
  };
  const type = (part: Partial<TypedLine>) => draft.change({ ...value, ...part });
  return { draft, types, value, type, field: fields.field, errors: fields.errors, submit };
};

/** Adds a rough estimate or changes one: what was spent or used in a year, and nothing that a factor cannot be found for. */
export const EstimateDialog = (props: EstimateDialogProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { category, estimate, deeds, onClose } = props;
  const isNew = estimate === undefined;
  const form = useForm(props);
  const { value, type, field, types } = form;
  return (
    <FormDialog
      title={isNew ? <Trans>Add a rough estimate</Trans> : <Trans>Change the estimate</Trans>}
      description={
        <Trans>
          Take a yearly amount from the ledger, from purchasing or from operations. No line of activity data is added.
        </Trans>
      }
      submitLabel={isNew ? <Trans>Add estimate</Trans> : <Trans>Save</Trans>}
      pending={deeds.pending}
      onClose={onClose}
      draft={form.draft}
      onSubmit={form.submit}
      errorsTitle={t`The estimate wasn’t saved`}
      errors={form.errors}
    >
      {form.errors.length === 0 && <Refused deeds={deeds} />}
      <Select
        {...field('activityTypeId')}
        required
        placeholder={t`Choose an activity`}
        value={value.activityTypeId}
        onChange={(change) => type({ activityTypeId: change.value, unit: '', activity: '', region: '', basis: '' })}
        options={types.map((each) => ({ value: each.id, label: each.name[language] }))}
      />
      {value.activityTypeId !== '' && <OfKind form={{ value, type, field, category }} />}
    </FormDialog>
  );
};

/** Why it was not stored; and where somebody else changed or removed it, the estimates as they are stored now. */
const Refused = ({ deeds: { error, competing } }: Pick<EstimateDialogProps, 'deeds'>) => {
  const { problem } = useProblemSentences();
  const { decimal } = useFormatters();
  const names = useClimateNames();
  const unitName = useUnitNames();
  if (!error) return null;
  if (!competing) return <Banner tone="danger" title={problem(error)} />;
  return (
    <Banner tone="warning" title={<Trans>Someone else has just changed this</Trans>}>
      {competing.length === 0 && <Trans>This category hasn’t been estimated yet.</Trans>}
      {competing.map((each) => (
        <Text key={JSON.stringify(each)} as="div">
          {[names.activityType(each.activityTypeId), each.activity, each.year].filter(Boolean).join(' · ')}
          {': '}
          {decimal(each.amount)} {unitName(each.unit)}
        </Text>
      ))}
    </Banner>
  );
};

/** What is asked of a kind, once it is known. */
const OfKind = ({ form }: { readonly form: EstimateForm }) => {
  const { t } = useLingui();
  const { value, type, field } = form;
  const { data: detail } = useQuery(climateQueries.type(useApi(), value.activityTypeId));
  const kind = useTypes(form.category).find(({ id }) => id === value.activityTypeId);
  const thisYear = new Date().getFullYear();
  const years = Array.from({ length: yearsBack + 1 }, (_, back) => String(thisYear - back));
  return (
    <>
      <Select
        {...field('year')}
        required
        value={value.year}
        onChange={(change) => type({ year: change.value })}
        options={[...new Set([...years, value.year])]
          .toSorted()
          .reverse()
          .map((year) => ({ value: year, label: year }))}
      />
      <AmountFields form={form} detail={detail} />
      {kind && detail && <Needs form={form} kind={kind} detail={detail} />}
      <TextField
        {...field('source')}
        hint={t`Such as an account of the ledger.`}
        autoComplete="off"
        value={value.source}
        onChange={(change) => type({ source: change.value })}
      />
    </>
  );
};

type NeedsProps = {
  readonly form: EstimateForm;
  readonly kind: Parameters<typeof needsOf>[0];
  readonly detail: ClimateTypeDetail;
};

/** A rough estimate shares no car with anybody. */
const Needs = ({ form, kind, detail }: NeedsProps) => (
  <NeedFields form={form} needs={{ ...needsOf(kind, detail), people: false }} detail={detail} />
);
