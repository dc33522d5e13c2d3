import { ApiError, metricMutations, metricQueries } from '@esg/api-client';
import { LoadFailed, notify, useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import {
  changeThresholdMax,
  formulaLengthMax,
  type MetricDetail,
  type MetricLibrary,
  type MetricSettings,
} from '@esg/contract';
import { formulaWords, parseFormula } from '@esg/quantities';
import {
  Banner,
  Button,
  Card,
  Combobox,
  Form,
  Heading,
  Inline,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DenominatorFields } from './DenominatorFields.tsx';
import { OfferedFormula } from './OfferedFormula.tsx';

type FormulaCardProps = {
  readonly detail: MetricDetail;
  readonly library: MetricLibrary | undefined;
  readonly mayWrite: boolean;
};

/** The source of the metric's values in this organisation: entered, by the library's formula, or by its own formula. */
export const FormulaCard = ({ detail, library, mayWrite }: FormulaCardProps) => {
  const { t } = useLingui();
  const titleId = useId();
  const language = useLanguage();
  const { data, error, refetch } = useQuery(metricQueries.settings(useApi(), detail.metric.key));
  const nameOf = (key: string) => library?.metrics.find((metric) => metric.key === key)?.name[language] ?? key;
  const formula = formulaWords(data?.effectiveFormula ?? '', nameOf);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={3}>
        <Heading level={2} size="md" id={titleId}>
          <Trans>Formula and checks</Trans>
        </Heading>
        {data ? (
          <>
            <Text size="sm" tone="muted">
              {data.effectiveFormula === null ? (
                <Trans>This metric is entered, not calculated.</Trans>
              ) : data.formula === null ? (
                <Trans>Calculated as {formula} where nothing is entered.</Trans>
              ) : (
                <Trans>Calculated by your organisation’s own formula, even where something is entered.</Trans>
              )}
            </Text>
            {mayWrite && (
              // A change by somebody else resets the form.
              <FormulaForm key={data.version} settings={data} detail={detail} library={library} />
            )}
          </>
        ) : error ? (
          <LoadFailed title={<Trans>Couldn’t load the settings</Trans>} error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonGroup label={t`Loading the settings`}>
            <Skeleton shape="block" height="6rem" />
          </SkeletonGroup>
        )}
      </Stack>
    </Card>
  );
};

type FormulaFormProps = Omit<FormulaCardProps, 'mayWrite'> & { readonly settings: MetricSettings };

const isThreshold = (typed: string) => /^\d{1,4}$/.test(typed) && Number(typed) <= changeThresholdMax;

/** The error of each field, found here while typing or reported by the gateway. */
const useFieldErrors = (
  typed: { formula: string; threshold: string },
  error: unknown,
  library: MetricLibrary | undefined,
) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { issue } = useProblemSentences();
  const field = t`Formula`;
  const text = typed.formula.trim();
  const parsed = text === '' ? undefined : parseFormula(text);
  const refused = error instanceof ApiError ? error.issues.find(({ path }) => path === 'formula') : undefined;
  const named = library?.metrics.find(({ key }) => key === refused?.params.metric)?.name[language];
  const formula =
    parsed && !parsed.ok
      ? issue({ rule: 'formula_unreadable', params: { position: parsed.position } }, field)
      : refused?.rule === 'choice_unknown'
        ? t`${refused.params.metric || t`This metric`} isn’t in the metric library`
        : refused && issue({ ...refused, params: { ...refused.params, ...(named ? { metric: named } : {}) } }, field);
  const threshold = isThreshold(typed.threshold.trim())
    ? undefined
    : t`Type a whole number of percent between 0 and ${changeThresholdMax}`;
  return { formula, threshold };
};

/** The typed settings of a metric, their errors, and their saving. */
const useFormulaForm = ({ settings, detail, library }: FormulaFormProps) => {
  const key = detail.metric.key;
  const [typed, setTyped] = useState({ formula: settings.formula ?? '', threshold: String(settings.changeThreshold) });
  const [weight, setWeight] = useState(settings.weightMetricKey ?? '');
  const [denominator, setDenominator] = useState(settings.effectiveDenominator);
  const [sent, setSent] = useState('');
  const queryClient = useQueryClient();
  const api = useApi();
  const change = useMutation(metricMutations.changeSettings(api, queryClient, key));
  const refusal = sent === typed.formula ? change.error : null;
  const wrong = useFieldErrors(typed, refusal, library);
  const submit = () => {
    if ((wrong.formula && !refusal) || wrong.threshold) return;
    setSent(typed.formula);
    change.mutate(
      {
        formula: typed.formula.trim() || null,
        changeThreshold: Number(typed.threshold),
        weightMetricKey: weight || null,
        denominator,
        version: settings.version,
      },
      {
        onSuccess: () => notify('success', msg`The settings of the metric were saved`),
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'metric.stale')
            void queryClient.invalidateQueries({ queryKey: metricQueries.settings(api, key).queryKey });
        },
      },
    );
  };
  return {
    typed,
    type: (part: Partial<typeof typed>) => setTyped({ ...typed, ...part }),
    weight,
    setWeight,
    denominator,
    setDenominator,
    wrong,
    refusal,
    submit,
    isPending: change.isPending,
  };
};

const FormulaForm = (props: FormulaFormProps) => {
  const { settings, detail, library } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const { problem } = useProblemSentences();
  const form = useFormulaForm(props);
  const { typed, type, denominator, wrong, refusal } = form;
  const ids = { formula: useId(), threshold: useId() };
  const nameOf = (key: string) => library?.metrics.find((metric) => metric.key === key)?.name[language] ?? key;
  return (
    <Form
      aria-label={t`Formula and checks`}
      errorsTitle={<Trans>The settings weren’t saved</Trans>}
      errors={[
        ...(wrong.formula ? [{ fieldId: ids.formula, message: wrong.formula }] : []),
        ...(wrong.threshold ? [{ fieldId: ids.threshold, message: wrong.threshold }] : []),
      ]}
      onSubmit={form.submit}
    >
      {refusal && !wrong.formula && <Banner tone="danger" title={problem(refusal)} />}
      {denominator && <DenominatorFields value={denominator} onChange={form.setDenominator} library={library} />}
      {detail.metric.unitKind !== null && (
        <TextArea
          id={ids.formula}
          label={t`Formula`}
          hint={t`Codes of metrics, numbers, + − × ÷ and brackets, for example: ghg.scope1.total + ghg.scope3.total. Leave it empty to enter figures.`}
          rows={2}
          maxLength={formulaLengthMax}
          value={typed.formula}
          onChange={({ value }) => type({ formula: value })}
          error={wrong.formula}
        />
      )}
      {settings.offeredFormula !== null && typed.formula.trim() === '' && (
        <OfferedFormula
          words={formulaWords(settings.offeredFormula, nameOf)}
          onUse={() => type({ formula: settings.offeredFormula ?? '' })}
        />
      )}
      <TextField
        inputMode="numeric"
        id={ids.threshold}
        label={t`Ask for an explanation when a value changes by more than (%)`}
        value={typed.threshold}
        onChange={({ value }) => type({ threshold: value })}
        error={wrong.threshold}
      />
      {detail.metric.aggregation === 'weighted' && (
        <WeightField library={library} value={form.weight} onChange={form.setWeight} />
      )}
      <Inline justify="end">
        <Button type="submit" emphasis="strong" pending={form.isPending}>
          <Trans>Save</Trans>
        </Button>
      </Inline>
    </Form>
  );
};

type WeightFieldProps = {
  readonly library: MetricLibrary | undefined;
  readonly value: string;
  readonly onChange: (metricKey: string) => void;
};

/** The metric that weights the figures of an average. */
const WeightField = ({ library, value, onChange }: WeightFieldProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const summed = library?.metrics.filter(({ unitKind }) => unitKind !== null) ?? [];
  return (
    <Combobox
      label={t`Weight for averages`}
      placeholder={t`None`}
      value={value}
      onChange={(change) => onChange(change.value)}
      options={summed.map((metric) => ({ value: metric.key, label: metric.name[language] }))}
      labels={{ list: t`Metrics`, clear: t`None`, none: t`No metrics match your search.` }}
    />
  );
};
