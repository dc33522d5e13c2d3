import { importMutations } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { ImportHeading, ReadingFields } from '@esg/app-kit/imports';
import {
  type ImportDetail,
  type ImportMapping,
  type ImportSheet,
  type Language,
  languageNames,
  languages,
} from '@esg/contract';
import { Banner, Button, Card, Inline, Select, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CancelImport } from './CancelImport.tsx';
import { DataColumns } from './DataColumns.tsx';
import { MissingTimes } from './MissingTimes.tsx';
import { type Mapping, useMapping } from './use-mapping.ts';
import { useNamedTimes } from './use-named-times.ts';

type ColumnsStepProps = { readonly one: ImportDetail; readonly onChecked: () => void };

/** Sets the meaning of the sheet's columns, which begins with suggestions. Then the rows are checked against the data hub. */
export const ColumnsStep = ({ one, onChecked }: ColumnsStepProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const columns = useMapping(one);
  const { mapping } = columns;
  const check = useMutation(importMutations.map(useApi(), useQueryClient(), one.id));
  const sheet = mapping && one.sheets[mapping.sheet];
  const times = useNamedTimes(sheet, mapping);
  const [looking, setLooking] = useState(false);
  const start = () => {
    if (!mapping || check.isPending) return;
    check.mutate(mapping, {
      onSuccess: () => {
        columns.forget();
        onChecked();
      },
    });
  };
  if (!mapping || !sheet)
    return (
      <Stack gap={4}>
        <Banner tone="danger" title={<Trans>The file has no rows.</Trans>} />
        <CancelImport one={one} />
      </Stack>
    );
  return (
    <Card as="section" aria-label={t`Match columns`}>
      <Stack gap={4}>
        <ImportHeading one={one} />
        {sheet.template && <KnownTemplate looking={looking} onLook={() => setLooking(true)} />}
        {!sheet.template && <Recognised sheet={sheet} times={times.used} />}
        <MissingTimes missing={times.missing} />
        {(!sheet.template || looking) && (
          <>
            <Reading sheets={one.sheets} mapping={mapping} columns={columns} />
            <DataColumns
              sheet={sheet}
              mapping={mapping}
              onAssign={columns.assign}
              onAssignTime={columns.assignTime}
              times={times.named}
            />
          </>
        )}
        {check.error && <Banner tone="danger" title={problem(check.error)} />}
        <Inline gap={3}>
          <Button emphasis="strong" pending={check.isPending} onClick={start}>
            <Trans>Check the rows</Trans>
          </Button>
          <CancelImport one={one} />
        </Inline>
      </Stack>
    </Card>
  );
};

type ReadingProps = {
  readonly sheets: ImportDetail['sheets'];
  readonly mapping: ImportMapping;
  readonly columns: Mapping;
};

/** How the sheet is read, and in which language its texts are. */
const Reading = ({ sheets, mapping, columns }: ReadingProps) => {
  const { t } = useLingui();
  return (
    <ReadingFields
      sheets={sheets}
      reading={mapping}
      onSheet={columns.chooseSheet}
      onChange={(change) => columns.change({ ...mapping, ...change })}
    >
      <Select
        label={t`Texts are written in`}
        value={mapping.language}
        onChange={({ value }) => columns.change({ ...mapping, language: value as Language })}
        options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
      />
    </ReadingFields>
  );
};

const KnownTemplate = ({ looking, onLook }: { readonly looking: boolean; readonly onLook: () => void }) => (
  <Banner
    tone="success"
    title={<Trans>A template from this data hub: every row is recognised</Trans>}
    action={
      !looking && (
        <Button onClick={onLook}>
          <Trans>Show the columns</Trans>
        </Button>
      )
    }
  >
    <Trans>Nothing needs matching. Continue to the check.</Trans>
  </Banner>
);

type RecognisedProps = {
  readonly sheet: ImportSheet /** Names of the years that have columns. */;
  readonly times: readonly string[];
};

/** What was recognised in the sheet automatically, and the earlier import it comes from. */
const Recognised = ({ sheet: { remembered }, times }: RecognisedProps) => {
  const { date, list } = useFormatters();
  if (!remembered && times.length === 0) return null;
  const years = list(times);
  return (
    <Banner
      tone="success"
      title={
        remembered ? (
          <Trans>
            Matched as in “{remembered.fileName}” of {date(remembered.at)}
          </Trans>
        ) : (
          <Trans>Figures of several times side by side</Trans>
        )
      }
    >
      {times.length > 0 ? (
        <Trans>Values of {years}. Look over the columns, then check the rows.</Trans>
      ) : (
        <Trans>Look over the columns, then check the rows.</Trans>
      )}
    </Banner>
  );
};
