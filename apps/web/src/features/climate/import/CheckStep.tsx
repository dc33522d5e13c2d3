import { climateImportMutations, climateImportQueries } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { ImportHeading, importRowsId, WorkPanel } from '@esg/app-kit/imports';
import type { ClimateImport, ClimateImportDetail, ClimateImportView, ImportedAmountAnswer } from '@esg/contract';
import { Banner, Button, Card, Inline, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AskedRows } from './AskedRows.tsx';
import { DoubtedRows } from './DoubtedRows.tsx';
import { ImportedRows } from './ImportedRows.tsx';
import { RefusedLines } from './RefusedLines.tsx';
import { RemoveImport } from './RemoveImport.tsx';
import { useChosenAnswers } from './use-chosen-answers.ts';

type CheckStepProps = {
  readonly one: ClimateImportDetail;
  readonly kind: ClimateImportView | undefined;
  readonly onMove: (kind: ClimateImportView | undefined) => void;
  readonly onRemoved: () => void;
};

/** The dry run: what would happen to each row, before anything is stored. */
export const CheckStep = ({ one, kind, onMove, onRemoved }: CheckStepProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const api = useApi();
  const queryClient = useQueryClient();
  const apply = useMutation(climateImportMutations.apply(api, queryClient));
  const answers = useChosenAnswers(one.checks);
  const [amounts, setAmounts] = useState<ImportedAmountAnswer>();
  const { counts } = one;
  if (!counts || one.state === 'checking') return <WorkPanel one={one} />;
  const writes = counts.new + counts.changed;
  const isHeld = answers.chosen.size > 0;
  const start = () => {
    if (isHeld) return;
    apply.mutate(amounts ? { ...one, amounts } : one, {
      // Others may have checked it anew: then their rows are shown before anything is stored.
      onError: () => void queryClient.invalidateQueries({ queryKey: climateImportQueries.one(api, one.id).queryKey }),
    });
  };
  const show = (view: ClimateImportView) => {
    onMove(view);
    document.getElementById(importRowsId)?.focus();
  };
  return (
    <Stack gap={6}>
      <Card as="section" aria-label={t`Import`}>
        <Stack gap={4}>
          <ImportHeading one={one} />
          <Summary counts={counts} />
          {counts.error > 0 && <RefusedLines one={one} errors={counts.error} onShow={() => show('error')} />}
          {writes > 0 && (
            <DoubtedRows counts={counts} answer={amounts} onAnswer={setAmounts} onShow={() => show('doubted')} />
          )}
          {counts.asked > 0 && <Asked asked={counts.asked} onShow={() => show('asked')} />}
          {apply.error && <Banner tone="danger" title={problem(apply.error)} />}
          <Inline gap={3}>
            {writes > 0 && (
              <Button emphasis="strong" pending={apply.isPending} aria-disabled={isHeld} onClick={start}>
                <Plural value={writes} one="Import # line" other="Import # lines" />
                {counts.error > 0 && (
                  <>
                    {' '}
                    <Plural value={counts.error} one="(# row left out)" other="(# rows left out)" />
                  </>
                )}
              </Button>
            )}
            <RemoveImport one={one} onRemoved={onRemoved} />
          </Inline>
          {isHeld && writes > 0 && <Held />}
        </Stack>
      </Card>
      <AskedRows one={one} answers={answers} />
      <ImportedRows one={one} counts={counts} kind={kind} onMove={onMove} />
    </Stack>
  );
};

const Held = () => (
  <Text size="sm" role="status">
    <Trans>Take your answers below over first, or clear them.</Trans>
  </Text>
);

const Summary = ({ counts }: { readonly counts: NonNullable<ClimateImport['counts']> }) => {
  const { integer } = useFormatters();
  const changed = integer(counts.changed);
  const same = integer(counts.same);
  return (
    <>
      <Text role="status">
        <Trans>
          <Plural value={counts.new} one="# new line" other="# new lines" />, {changed} changed, {same} unchanged.
          Nothing is stored yet.
        </Trans>
      </Text>
      {counts.new + counts.changed + counts.error === 0 && (
        <Banner tone="info" title={<Trans>Nothing to import</Trans>}>
          <Trans>Your activity data already matches this sheet.</Trans>
        </Banner>
      )}
    </>
  );
};

/** Lines that will be stored and counted nowhere until a question about them is answered. */
const Asked = ({ asked, onShow }: { readonly asked: number; readonly onShow: () => void }) => (
  <Banner
    tone="info"
    title={<Plural value={asked} one="# line will be asked a question" other="# lines will be asked a question" />}
    action={
      <Button onClick={onShow}>
        <Trans>Show them</Trans>
      </Button>
    }
  >
    <Trans>
      Answer below, once for each meter, or in the list after the import: until then those lines count nowhere. The next
      bills of a meter with a name take the same answer, each with the factor of its own year. Where you choose between
      several factors of one name, you’re asked again.
    </Trans>
  </Banner>
);
