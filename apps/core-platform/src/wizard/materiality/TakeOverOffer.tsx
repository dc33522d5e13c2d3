import { useFormatters } from '@esg/app-kit';
import { sameJson } from '@esg/contract';
import { Banner, Button } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { editionNames } from '../../features/materiality/words.ts';
import { useWizard } from '../wizard-context.ts';
import { TakeOverDialog } from './TakeOverDialog.tsx';
import { useTakeOver } from './use-take-over.ts';

/** Offers what was decided to be material, where the report says otherwise. */
export const TakeOverOffer = () => {
  const { t, i18n } = useLingui();
  const { date } = useFormatters();
  const { report, readOnly } = useWizard();
  const offered = useTakeOver();
  const [open, setOpen] = useState(false);
  if (!offered || readOnly) return null;
  const { plan, decision, isListOld } = offered;
  const year = String(decision.year);
  const changes = plan.entering.length + plan.leaving.length + plan.leavingWithReason.length;
  if (changes === 0 && !isListOld && sameJson(report.materialTopics?.toSorted(), plan.materialTopics.toSorted()))
    return null;
  const isOther = report.period != null && report.period.end.slice(0, 4) !== year;
  const day = date(decision.at);
  const rules = i18n._(editionNames[decision.edition]);
  return (
    <Banner
      tone="info"
      title={t`The materiality assessment ${year} says what belongs in this report`}
      action={
        <Button size="compact" onClick={() => setOpen(true)}>
          <Trans>Take over from the materiality assessment {year}</Trans>
        </Button>
      }
    >
      {isOther ? (
        <Trans>
          It was decided on {day} by {rules} for another year than this report’s. You see what changes before anything
          does.
        </Trans>
      ) : (
        <Trans>
          It was decided on {day} by {rules}. You see what changes before anything does, and can undo it.
        </Trans>
      )}
      {open && <TakeOverDialog offered={offered} onClose={() => setOpen(false)} />}
    </Banner>
  );
};
