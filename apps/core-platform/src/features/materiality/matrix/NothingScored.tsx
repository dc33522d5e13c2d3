import { materialityStepPath } from '@esg/contract';
import { EmptyState, TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useAssessment } from '../assessment-context.ts';

/** Why there is no matrix yet, and where it comes from. */
export const NothingScored = () => {
  const { assessment } = useAssessment();
  return (
    <EmptyState
      title={<Trans>No topic has a place yet</Trans>}
      purpose={
        <Trans>
          A topic is placed by its highest impact, risk or opportunity. Score the register first; until everyone’s
          scores are shown, you see your own here.
        </Trans>
      }
      action={
        <TextLink asChild>
          <Link {...({ to: materialityStepPath(assessment.id, 'scoring') } as LinkProps)}>
            <Trans>Go to scoring</Trans>
          </Link>
        </TextLink>
      }
    />
  );
};
