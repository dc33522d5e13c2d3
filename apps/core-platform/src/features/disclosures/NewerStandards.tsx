import { useFormatters } from '@esg/app-kit';
import { Banner, Button } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useGenerations } from '../../wizard/use-standing.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { inOtherGeneration, isAdoptedEarly } from './selection.ts';

type NewerStandardsProps = {
  readonly selected: ReadonlySet<string>;
  readonly onChoose: (codes: string[]) => void;
};

/** Says that newer standards will replace some of the framework's, which ones the report uses, and lets the person use the others. */
export const NewerStandards = ({ selected, onChoose }: NewerStandardsProps) => {
  const { t } = useLingui();
  const { day, list } = useFormatters();
  const { framework, readOnly } = useWizard();
  const generations = useGenerations();
  // Undo restores the earlier choice, not everything that the newer disclosures replace.
  const [before, setBefore] = useState<ReadonlySet<string>>();
  const { coming, taken } = generations;
  const disclosures = framework.topics.flatMap((topic) => topic.disclosures);
  const [first] = disclosures.filter(({ code }) => taken.has(code));
  const from = first?.supersededBy?.from;
  const isConcerned = [...coming, ...taken].some((code) => selected.has(code));
  if (!from || !isConcerned) return null;
  const standardsOf = (codes: ReadonlySet<string>) =>
    list(
      framework.topics.flatMap((topic) => (topic.disclosures.some(({ code }) => codes.has(code)) ? [topic.code] : [])),
    );
  const followers = new Set(
    disclosures.flatMap(({ code, supersededBy }) => (taken.has(code) && supersededBy ? [supersededBy.code] : [])),
  );
  const newer = standardsOf(followers);
  const older = standardsOf(taken);
  const start = day(from);
  const isAdopted = isAdoptedEarly(generations, selected);
  const swap = () => {
    setBefore(isAdopted ? undefined : selected);
    onChoose(inOtherGeneration(disclosures, generations, selected, !isAdopted, before));
  };
  return (
    <Banner
      tone="neutral"
      title={isAdopted ? t`This report uses newer standards early` : t`Newer standards apply from ${start}`}
      action={
        !readOnly && (
          <Button size="compact" onClick={swap}>
            {isAdopted ? <Trans>Use the earlier standards</Trans> : <Trans>Use the newer standards now</Trans>}
          </Button>
        )
      }
    >
      <Trans>
        In reports published from {start}, {newer} replace disclosures in {older}. Until then you can choose. Each
        figure is asked for once, and your answers move with it.
      </Trans>
    </Banner>
  );
};
