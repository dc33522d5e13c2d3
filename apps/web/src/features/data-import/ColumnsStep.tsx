import { importMutations } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import type { ImportDetail } from '@esg/contract';
import { Banner, Button, Card, Inline, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CancelImport } from './CancelImport.tsx';
import { ColumnTable } from './ColumnTable.tsx';
import { ReadingFields } from './ReadingFields.tsx';
import { useMapping } from './use-mapping.ts';

type ColumnsStepProps = { readonly one: ImportDetail; readonly onChecked: () => void };

/** Says what the columns of the sheet are; suggestions stand already. Then the rows are checked against the data hub. */
export const ColumnsStep = ({ one, onChecked }: ColumnsStepProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const columns = useMapping(one);
  const { mapping } = columns;
  const check = useMutation(importMutations.map(useApi(), useQueryClient(), one.id));
  const sheet = mapping && one.sheets[mapping.sheet];
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
        <Banner tone="danger" title={<Trans>The file holds no rows.</Trans>} />
        <CancelImport one={one} />
      </Stack>
    );
  return (
    <Card as="section" aria-label={t`Match columns`}>
      <Stack gap={4}>
        {sheet.template && (
          <Banner
            tone="success"
            title={<Trans>A template of this data hub: every row is known</Trans>}
            action={
              !looking && (
                <Button onClick={() => setLooking(true)}>
                  <Trans>Show the columns</Trans>
                </Button>
              )
            }
          >
            <Trans>Nothing needs to be matched. Go on to the check.</Trans>
          </Banner>
        )}
        {(!sheet.template || looking) && (
          <>
            <ReadingFields one={one} columns={columns} mapping={mapping} />
            <ColumnTable sheet={sheet} mapping={mapping} onAssign={columns.assign} />
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
