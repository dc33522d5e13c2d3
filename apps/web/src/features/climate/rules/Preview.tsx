import { climateRuleMutations } from '@esg/api-client';
import { notify, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import type { ClimateRecalculation } from '@esg/contract';
import { Banner, Button, ConfirmDialog, Facts, Inline, Stack } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTonnes } from '../names/use-tonnes.ts';
import { ChangedLines } from './ChangedLines.tsx';

type PreviewProps = { readonly recalculation: ClimateRecalculation; readonly mayChange: boolean };

/** What a recalculation would change: the totals, the lines that change most, and the decision. */
export const Preview = ({ recalculation, mayChange }: PreviewProps) => (
  <Stack gap={4} align="stretch">
    {recalculation.isOutdated ? (
      <Banner tone="warning" title={<Trans>Rules or factors have changed since</Trans>}>
        <Trans>This preview can’t be taken over any more. Discard it and look again.</Trans>
      </Banner>
    ) : (
      <Banner tone="info" title={<Trans>Nothing has changed yet</Trans>}>
        <Trans>Compare the totals and the lines below, then take the new results over or leave the old ones.</Trans>
      </Banner>
    )}
    <Totals recalculation={recalculation} />
    {recalculation.changed !== 0 && <ChangedLines recalculation={recalculation} />}
    {mayChange && <Decision recalculation={recalculation} />}
  </Stack>
);

const Totals = ({ recalculation }: Pick<PreviewProps, 'recalculation'>) => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  const tonnes = useTonnes();
  const { changed, total, kgCo2eBefore, kgCo2eAfter } = recalculation;
  const before = tonnes(kgCo2eBefore ?? '0');
  const after = tonnes(kgCo2eAfter ?? '0');
  const some = integer(changed ?? 0);
  const all = integer(total);
  return (
    <Facts
      facts={[
        { term: t`Lines that change`, value: t`${some} of ${all}` },
        { term: t`Total now`, value: t`${before} t CO₂e` },
        { term: t`Total afterwards`, value: t`${after} t CO₂e` },
      ]}
    />
  );
};

/** What is passed to `mutate` is not called any more once the preview is gone, which success makes it: this follows the promise. */
const sayRecalculated = () => notify('success', msg`Results recalculated`);

const Decision = ({ recalculation: { id, changed, isOutdated } }: Pick<PreviewProps, 'recalculation'>) => {
  const { problem } = useProblemSentences();
  const [asking, setAsking] = useState<'apply' | 'discard'>();
  const api = useApi();
  const cache = useQueryClient();
  const apply = useMutation(climateRuleMutations.apply(api, cache));
  const discard = useMutation(climateRuleMutations.discard(api, cache));
  const error = apply.error ?? discard.error;
  const close = () => setAsking(undefined);
  const lines = changed ?? 0;
  return (
    <>
      {error && <Banner tone="danger" title={problem(error)} />}
      <Inline gap={3}>
        {!isOutdated && (
          <Button emphasis="strong" onClick={() => setAsking('apply')}>
            <Trans>Take over the new results</Trans>
          </Button>
        )}
        <Button onClick={() => setAsking('discard')}>
          <Trans>Discard preview</Trans>
        </Button>
      </Inline>
      {asking === 'apply' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={<Trans>Take over the new results?</Trans>}
          description={
            <Trans>
              All {lines} lines change at once. Figures that were published to the data hub stay as they are until you
              publish again.
            </Trans>
          }
          confirmLabel={<Trans>Take over</Trans>}
          cancelLabel={<Trans>Cancel</Trans>}
          pending={apply.isPending}
          onConfirm={() =>
            void apply
              .mutateAsync(id)
              .then(sayRecalculated, () => undefined)
              .finally(close)
          }
        />
      )}
      {asking === 'discard' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={<Trans>Discard this preview?</Trans>}
          description={<Trans>Results stay as they are. You can look again at any time.</Trans>}
          confirmLabel={<Trans>Discard preview</Trans>}
          cancelLabel={<Trans>Cancel</Trans>}
          pending={discard.isPending}
          onConfirm={() => discard.mutate(id, { onSettled: close })}
        />
      )}
    </>
  );
};
