import { canMoveDisclosure, type Disclosure, type DisclosureStatus, type DisclosureWork } from '@esg/contract';
import { Button, Inline, MenuChoices, MenuLabel, SplitButton } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DisclosureDecision } from '../../wizard/work/DecisionButtons.tsx';
import * as css from './data-input.css.ts';
import { forwardStep, mayReopen } from './disclosure-steps.ts';
import { LeaveOut } from './LeaveOut.tsx';
import type { AfterCompleting } from './use-after-completing.ts';

type DisclosureActionsProps = {
  disclosure: Disclosure;
  status: DisclosureStatus;
  work: DisclosureWork;
  /** Opens the next or the previous disclosure; absent at either end. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  isPending: boolean;
  mayChange: boolean;
  /** What opens after completing. */
  after: AfterCompleting;
  onAfter: (after: AfterCompleting) => void;
  onComplete: () => void;
  onSubmit: () => void;
  onReopen: () => void;
};

/** Actions of the open disclosure, always visible. The most useful next one has the brand's colour. */
export const DisclosureActions = (props: DisclosureActionsProps) => {
  const { disclosure, status, previous, next, mayChange } = props;
  return (
    <div className={css.actions}>
      <div className={css.actionRow}>
        <Inline gap={2}>
          <Button size="compact" pending={!previous} onClick={previous}>
            <span aria-hidden="true">←</span>
            <span className={css.words}>
              <Trans>Previous</Trans>
            </span>
          </Button>
          <Button
            size="compact"
            emphasis={status === 'completed' && next ? 'strong' : 'quiet'}
            pending={!next}
            onClick={next}
          >
            <span className={css.words}>
              <Trans>Next disclosure</Trans>
            </span>
            <span aria-hidden="true">→</span>
          </Button>
        </Inline>
        {mayChange && (
          <Inline gap={2}>
            {disclosure.omittable && canMoveDisclosure(status, 'omitted') && <LeaveOut disclosure={disclosure} />}
            <Steps {...props} />
          </Inline>
        )}
      </div>
    </div>
  );
};

/** The steps from the disclosure's present status: reopening, an approver's decision, and completing or submitting. */
const Steps = ({
  disclosure,
  status,
  work,
  isPending,
  after,
  onAfter,
  onComplete,
  onSubmit,
  onReopen,
}: DisclosureActionsProps) => {
  const { t } = useLingui();
  const { round, needsApproval } = work;
  const forward = forwardStep(status, needsApproval);
  return (
    <>
      {mayReopen(status, needsApproval) && (
        <Button size="compact" pending={isPending} onClick={onReopen}>
          {status === 'pending-approval' ? <Trans>Withdraw</Trans> : <Trans>Mark as in progress</Trans>}
        </Button>
      )}
      {round?.mine === 'decide' && <DisclosureDecision code={disclosure.code} round={round} />}
      {forward === 'submit' && (
        <Button size="compact" emphasis="strong" pending={isPending} onClick={onSubmit}>
          <Trans>Submit for approval</Trans>
        </Button>
      )}
      {forward === 'complete' && (
        <SplitButton
          size="compact"
          emphasis="strong"
          pending={isPending}
          onClick={onComplete}
          menuLabel={t`After completing`}
          menu={
            <>
              <MenuLabel>{t`After completing`}</MenuLabel>
              <MenuChoices
                value={after}
                onChange={({ value }) => onAfter(value)}
                choices={[
                  { value: 'next', label: t`Continue to the next open disclosure` },
                  { value: 'stay', label: t`Stay on this disclosure` },
                ]}
              />
            </>
          }
        >
          <Trans>Mark complete</Trans>
        </SplitButton>
      )}
    </>
  );
};
