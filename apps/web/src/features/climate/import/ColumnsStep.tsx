import { climateImportMutations } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import type { ClimateImportDetail } from '@esg/contract';
import { Banner, Button, Card, Inline, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ColumnTable } from './ColumnTable.tsx';
import { ImportHeading } from './ImportHeading.tsx';
import { failureOf } from './import-words.ts';
import { ReadingFields } from './ReadingFields.tsx';
import { RemoveImport } from './RemoveImport.tsx';
import { Understood } from './Understood.tsx';
import { UsualFields } from './UsualFields.tsx';
import { lackingIn, useMapping } from './use-mapping.ts';

type ColumnsStepProps = {
  readonly one: ClimateImportDetail;
  readonly onChecked: () => void;
  readonly onRemoved: () => void;
};

/** Sets the meaning of the sheet's columns, which begins with suggestions. Then the rows are checked. */
export const ColumnsStep = ({ one, onChecked, onRemoved }: ColumnsStepProps) => {
  const { t, i18n } = useLingui();
  const { problem } = useProblemSentences();
  const columns = useMapping(one);
  const { mapping } = columns;
  const check = useMutation(climateImportMutations.map(useApi(), useQueryClient(), one.id));
  const sheet = mapping && one.sheets[mapping.sheet];
  const isReady = mapping !== undefined && lackingIn(mapping).length === 0;
  const start = () => {
    if (!mapping || !isReady || check.isPending) return;
    check.mutate(mapping, {
      onSuccess: () => {
        columns.forget();
        onChecked();
      },
    });
  };
  return (
    <Card as="section" aria-label={t`Match columns`}>
      <Stack gap={4}>
        <ImportHeading one={one} />
        {one.failure && <Banner tone="danger" title={i18n._(failureOf(one))} />}
        {!mapping || !sheet ? (
          <Banner tone="danger" title={<Trans>The file has no rows.</Trans>} />
        ) : (
          <>
            <Understood mapping={mapping} suggested={sheet.suggestion.usual} />
            <ReadingFields one={one} columns={columns} mapping={mapping} />
            <ColumnTable sheet={sheet} mapping={mapping} onAssign={columns.assign} />
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
