import { entityQueries, fetchImportTemplate, frameworkQueries, reportingTimeQueries } from '@esg/api-client';
import { LoadFailed, saveFile, useApi, useFormatters, useLanguage, useProblemSentences } from '@esg/app-kit';
import { type ImportFormat, type ImportTemplateDraft, isInUse, type Subject } from '@esg/contract';
import {
  Banner,
  Button,
  Card,
  Checkbox,
  Combobox,
  Form,
  Grid,
  Inline,
  MultiSelect,
  SegmentedControl,
  Text,
} from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

type Layout = NonNullable<ImportTemplateDraft['layout']>;
type Chosen = Pick<ImportTemplateDraft, 'format' | 'versionId' | 'branchId' | 'breakdowns' | 'missingOnly'> & {
  readonly layout: Layout;
  readonly times: readonly string[];
  readonly subjects: readonly string[];
};
const nothing: Chosen = {
  format: 'excel',
  layout: 'years',
  versionId: null,
  branchId: null,
  breakdowns: false,
  missingOnly: false,
  times: [],
  subjects: ['organisation'],
};

/** Makes a sheet to fill in: people choose the metrics, reporting times and entities of its rows. */
export const TemplateStep = ({ onDone }: { readonly onDone: () => void }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const language = useLanguage();
  const api = useApi();
  const [chosen, setChosen] = useState(nothing);
  const choose = (change: Partial<Chosen>) => setChosen((before) => ({ ...before, ...change }));
  const make = useMutation({ mutationFn: (draft: ImportTemplateDraft) => fetchImportTemplate(api, draft) });
  const { format, times, subjects, ...which } = chosen;
  const ready = times.length > 0 && subjects.length > 0;
  const send = () => {
    if (!ready || make.isPending) return;
    const name = `${t`Data template`}.${format === 'excel' ? 'xlsx' : 'csv'}`;
    const draft = { ...which, format, language, metricKeys: [], reportingTimeIds: [...times] };
    make.mutate({ ...draft, subjects: [...subjects] as Subject[] }, { onSuccess: (file) => saveFile(file, name) });
  };
  return (
    <Card as="section" aria-label={t`Template`}>
      <Form onSubmit={send} errors={[]} errorsTitle="">
        <Text tone="muted">
          <Trans>
            Stored figures are already filled in: change them, leave them, or remove rows you don’t need. Texts, labels
            and sources have a place in the template with one row for each figure.
          </Trans>
        </Text>
        <WhichMetrics chosen={chosen} onChoose={choose} />
        <WhoseAndWhen chosen={chosen} onChoose={choose} />
        <HowItLooks chosen={chosen} onChoose={choose} />
        {make.error && <Banner tone="danger" title={problem(make.error)} />}
        <Inline gap={3}>
          <Button type="submit" emphasis="strong" pending={!ready || make.isPending}>
            <Trans>Download template</Trans>
          </Button>
          <Button onClick={onDone}>
            <Trans>Continue to upload</Trans>
          </Button>
        </Inline>
      </Form>
    </Card>
  );
};

type ChoiceProps = { readonly chosen: Chosen; readonly onChoose: (change: Partial<Chosen>) => void };

/** The rows of the sheet, and its layout. */
const HowItLooks = ({ chosen, onChoose }: ChoiceProps) => {
  const { t } = useLingui();
  return (
    <>
      <Inline gap={4}>
        <Checkbox
          label={t`Only what has no value yet`}
          value={chosen.missingOnly}
          onChange={({ value }) => onChoose({ missingOnly: value })}
        />
        <Checkbox
          label={t`With rows for breakdowns`}
          value={chosen.breakdowns}
          onChange={({ value }) => onChoose({ breakdowns: value })}
        />
      </Inline>
      <SegmentedControl<Layout>
        label={t`Layout`}
        value={chosen.layout}
        onChange={({ value }) => onChoose({ layout: value })}
        options={[
          { value: 'years', label: t`Times side by side` },
          { value: 'lines', label: t`One row for each figure` },
        ]}
      />
      <SegmentedControl<ImportFormat>
        label={t`Format`}
        value={chosen.format}
        onChange={({ value }) => onChoose({ format: value })}
        options={[
          { value: 'excel', label: t`Excel` },
          { value: 'csv', label: t`CSV` },
        ]}
      />
    </>
  );
};

const WhichMetrics = ({ chosen, onChoose }: ChoiceProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const api = useApi();
  const { data: library } = useQuery(frameworkQueries.metrics(api));
  const { data: frameworks = [] } = useQuery(frameworkQueries.list(api));
  const branches = (library?.dimensions ?? []).flatMap((dimension) => [
    { value: dimension.id, label: dimension.name[language] },
    ...dimension.topics.map(({ id, name }) => ({
      value: id,
      label: name[language],
      detail: dimension.name[language],
    })),
  ]);
  return (
    <Grid cell="medium">
      <Combobox
        label={t`Metrics that a framework asks for`}
        placeholder={t`All frameworks`}
        value={chosen.versionId ?? ''}
        onChange={({ value }) => onChoose({ versionId: value || null })}
        options={frameworks.map(({ versionId, name }) => ({ value: versionId, label: name[language] }))}
        labels={{ list: t`Frameworks`, clear: t`All frameworks`, none: t`No frameworks match your search.` }}
      />
      <Combobox
        label={t`Metrics of a topic`}
        placeholder={t`All topics`}
        value={chosen.branchId ?? ''}
        onChange={({ value }) => onChoose({ branchId: value || null })}
        options={branches}
        labels={{ list: t`Topics`, clear: t`All topics`, none: t`No topics match your search.` }}
      />
    </Grid>
  );
};

const WhoseAndWhen = ({ chosen, onChoose }: ChoiceProps) => {
  const { t } = useLingui();
  const { period } = useFormatters();
  const api = useApi();
  const times = useQuery(reportingTimeQueries.all(api));
  const { data: entities = [] } = useQuery(entityQueries.all(api));
  const labelsOf = (list: string) => ({
    list,
    none: t`Nothing matches your search.`,
    chosen: t`Chosen: ${list}`,
    remove: ({ label }: { readonly label: string }) => t`Remove ${label}`,
  });
  if (!times.data && times.error)
    return (
      <LoadFailed
        title={<Trans>Couldn’t load your reporting times</Trans>}
        error={times.error}
        onRetry={() => void times.refetch()}
      />
    );
  if (times.data?.length === 0)
    return (
      <Banner tone="info" title={<Trans>No reporting times yet</Trans>}>
        <Link to="/ct/reporting-times">
          <Trans>Add reporting times first</Trans>
        </Link>
      </Banner>
    );
  return (
    <Grid cell="medium">
      <MultiSelect
        label={t`Reporting times`}
        required
        value={chosen.times}
        onChange={({ value }) => onChoose({ times: value })}
        options={(times.data ?? []).map((time) => ({ value: time.id, label: time.name ?? period(time.period) }))}
        labels={labelsOf(t`Reporting times`)}
      />
      <MultiSelect
        label={t`Entities`}
        required
        value={chosen.subjects}
        onChange={({ value }) => onChoose({ subjects: value })}
        options={[
          { value: 'organisation', label: t`The whole organisation` },
          ...entities.filter(isInUse).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        labels={labelsOf(t`Entities`)}
      />
    </Grid>
  );
};
