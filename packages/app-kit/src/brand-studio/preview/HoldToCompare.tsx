import { Button } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { Eye } from 'lucide-react';

type HoldToCompareProps = { readonly held: boolean; readonly onHeld: (held: boolean) => void };

/** Shows the saved brand while it is held, by pointer or by the space bar. */
export const HoldToCompare = ({ held, onHeld }: HoldToCompareProps) => (
  <Button
    size="compact"
    icon={<Eye aria-hidden />}
    aria-pressed={held}
    onPointerDown={(event) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      onHeld(true);
    }}
    onPointerUp={() => onHeld(false)}
    onPointerCancel={() => onHeld(false)}
    onKeyDown={(event) => (event.key === ' ' || event.key === 'Enter') && onHeld(true)}
    onKeyUp={() => onHeld(false)}
    onBlur={() => onHeld(false)}
    onContextMenu={(event) => event.preventDefault()}
  >
    <Trans>Hold to see the saved brand</Trans>
  </Button>
);
