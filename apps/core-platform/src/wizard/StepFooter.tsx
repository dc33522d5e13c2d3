import { Button } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StepLink } from './StepLink.tsx';
import { stepNames } from './step-words.ts';
import { neighboursOf } from './steps.ts';
import { useStepsOf } from './use-steps-of.ts';
import { footer } from './WizardFrame.css.ts';
import { useWizard } from './wizard-context.ts';

/** Links to the previous and the next step. Nothing is saved here: every step has saved itself already. */
export const StepFooter = () => {
  const { t, i18n } = useLingui();
  const { report, step } = useWizard();
  const { previous, next } = neighboursOf(step, useStepsOf(report));
  const previousName = previous && i18n._(stepNames[previous]);
  const nextName = next && i18n._(stepNames[next]);
  // Steps with a main action of their own: beginning, publishing, and the disclosures while some are open.
  const isAside =
    step === 'introduction' ||
    step === 'validation' ||
    (step === 'data-input' && report.progress.done < report.progress.total);
  return (
    <nav aria-label={t`Previous and next step`} className={footer} data-follows={step === 'data-input' || undefined}>
      {previous ? (
        <Button asChild size="compact">
          <StepLink step={previous}>
            <Trans>Back: {previousName}</Trans>
          </StepLink>
        </Button>
      ) : (
        <span />
      )}
      {next && (
        <Button asChild size="compact" emphasis={isAside ? 'quiet' : 'strong'}>
          <StepLink step={next}>
            <Trans>Next: {nextName}</Trans>
          </StepLink>
        </Button>
      )}
    </nav>
  );
};
