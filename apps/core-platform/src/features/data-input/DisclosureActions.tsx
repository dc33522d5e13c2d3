import type { Disclosure } from '@esg/contract';
import { Button, Inline } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import * as css from './data-input.css.ts';
import { LeaveOut } from './LeaveOut.tsx';

type DisclosureActionsProps = {
  disclosure: Disclosure;
  /** Opens the neighbour; absent at either end. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  isComplete: boolean;
  isPending: boolean;
  mayChange: boolean;
  onComplete: () => void;
  onReopen: () => void;
};

/** What can be done with the open disclosure, always in reach. The next useful one of them carries the brand. */
export const DisclosureActions = (props: DisclosureActionsProps) => {
  const { disclosure, previous, next, isComplete, isPending, mayChange } = props;
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
          <Button size="compact" emphasis={isComplete && next ? 'strong' : 'quiet'} pending={!next} onClick={next}>
            <span className={css.words}>
              <Trans>Next disclosure</Trans>
            </span>
            <span aria-hidden="true">→</span>
          </Button>
        </Inline>
        {mayChange && (
          <Inline gap={2}>
            {disclosure.omittable && <LeaveOut disclosure={disclosure} />}
            <Button
              size="compact"
              emphasis={isComplete ? 'quiet' : 'strong'}
              pending={isPending}
              onClick={isComplete ? props.onReopen : props.onComplete}
            >
              {isComplete ? <Trans>Mark as in progress</Trans> : <Trans>Mark complete</Trans>}
            </Button>
          </Inline>
        )}
      </div>
    </div>
  );
};
