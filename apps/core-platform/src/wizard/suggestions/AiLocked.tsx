import { Button, EmptyState } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';

/** Spec section 6: locked for accounts without it. */
export const AiLocked = () => (
  <EmptyState
    level={3}
    title={<Trans>The AI feature is locked for your account</Trans>}
    purpose={<Trans>Files stay locked until support enables it.</Trans>}
    action={
      <Button asChild>
        <Link {...({ to: '/ct/help/contact' } as LinkProps)}>
          <Trans>Contact support</Trans>
        </Link>
      </Button>
    }
  />
);
