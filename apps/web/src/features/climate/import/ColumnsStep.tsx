import { climateImportMutations, climateImportQueries } from '@esg/api-client';
import { useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import { ColumnTable, ImportHeading, ReadingFields, useImportFailure } from '@esg/app-kit/imports';
import {
  type ClimateImportDetail,
  type ClimateImportMapping,
  climateImportColumns,
  climateImportFields,
} from '@esg/contract';
import { Banner, Button, Card, Inline, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RemoveImport } from './RemoveImport.tsx';
import { Understood } from './Understood.tsx';
import { UsualFields } from './UsualFields.tsx';
import { lackingIn, type Mapping, useMapping } from './use-mapping.ts';

type ColumnsStepProps = {
  readonly one: ClimateImportDetail;
  readonly onChecked: () => void;
  readonly onRemoved: () => void;
};

/** Sets the meaning of the sheet's columns, which begins with suggestions. Then the rows are checked. */
export const ColumnsStep = ({ one, onChecked, onRemoved }: ColumnsStepProps) => {
  const { t } = useLingui();
  const failure = useImportFailure();
  const { problem } = useProblemSentences();
  const columns = useMapping(one);
  const { mapping } = columns;
  const api = useApi();
  const queryClient = useQueryClient();
  const check = useMutation(climateImportMutations.map(api, queryClient, one.id));
  const sheet = mapping && one.sheets[mapping.sheet];
  const isReady = mapping !== undefined && lackingIn(mapping).length === 0;
  const start = () => {
    if (!mapping || !isReady || check.isPending) return;
    check.mutate(
      { ...mapping, checks: one.checks },
      {
        onSuccess: () => {
          columns.forget();
          onChecked();
        },
        // Others may have checked it since: then what they said is shown before it is replaced.
        onError: () => void queryClient.invalidateQueries({ queryKey: climateImportQueries.one(api, one.id).queryKey }),
      },
    );
  };
  return (
    <Card as="section" aria-label={t`Match columns`}>
      <Stack gap={4}>
        <ImportHeading one={one} />
        {one.failure && <Banner tone="danger" title={failure(one.failure)} />}
        {!mapping || !sheet ? (
          <Banner tone="danger" title={<Trans>The file has no rows.</Trans>} />
        ) : (
          <>
            <Understood mapping={mapping} sheet={sheet} />
            <Columns sheets={one.sheets} mapping={mapping} columns={columns} />
            <UsualFields
              usual={mapping.usual}
              onChange={(change) => columns.change({ ...mapping, usual: { ...mapping.usual, ...change } })}
            />
          </>
        )}
        {check.error && <Banner tone="danger" title={problem(check.error)} />}
        <Inline gap={3}>
          {mapping && (
            <Button emphasis="strong" pending={check.isPending} aria-disabled={!isReady} onClick={start}>
              <Trans>Check the rows</Trans>
            </Button>
          )}
          <RemoveImport one={one} onRemoved={onRemoved} />
        </Inline>
      </Stack>
    </Card>
  );
};

type ColumnsProps = {
  readonly sheets: ClimateImportDetail['sheets'];
  readonly mapping: ClimateImportMapping;
  readonly columns: Mapping;
};

/** How the sheet is read, and the meaning of each of its columns. */
const Columns = ({ sheets, mapping, columns }: ColumnsProps) => {
  const language = useLanguage();
  return (
    <>
      <ReadingFields
        sheets={sheets}
        reading={mapping}
        onSheet={columns.chooseSheet}
        onChange={(change) => columns.change({ ...mapping, ...change })}
      />
      <ColumnTable
        preview={sheets[mapping.sheet]?.preview ?? []}
        headerRow={mapping.headerRow}
        headingOf={(index) => sheets[mapping.sheet]?.preview[mapping.headerRow - 1]?.[index] ?? ''}
        options={climateImportFields.map((each) => ({ value: each, label: climateImportColumns[each][language] }))}
        meaningOf={(index) => mapping.columns.find((column) => column.index === index)?.field ?? ''}
        onAssign={columns.assign}
      />
    </>
  );
};
