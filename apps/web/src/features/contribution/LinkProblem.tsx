import type { ApiError } from '@esg/api-client';
import { usePageTitle, useProblemSentences, useTenant } from '@esg/app-kit';
import { Button, ErrorPanel, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as css from './ContributionFrame.css.ts';

const useTitleOf = ({ code }: ApiError) => {
  const { t } = useLingui();
  switch (code) {
    case 'contribution.link_invalid':
      return t`This link does not work`;
    case 'contribution.link_expired':
      return t`This link has expired`;
    case 'contribution.revoked':
      return t`This invitation was taken back`;
    case 'contribution.session_ended':
      return t`Please open your link again`;
    case 'resource.not_found':
      return t`These questions are not there any more`;
    default:
      return t`Your questions could not be shown`;
  }
};

type LinkProblemProps = {
  readonly error: ApiError;
  /** This browser holds no session: it never did, or the person signed out. */
  readonly isUnknown?: boolean;
  readonly onRetry: () => void;
};

/** Why there are no questions, what was kept, and what to do. */
export const LinkProblem = ({ error, isUnknown = false, onRetry }: LinkProblemProps) => {
  const { problem } = useProblemSentences();
  const { supportEmail } = useTenant().settings;
  const title = useTitleOf(error);
  const isOver = error.code.startsWith('contribution.');
  usePageTitle(title);
  return (
    <div className={css.inset}>
      <ErrorPanel
        level={1}
        title={title}
        action={
          !isOver && (
            <Button emphasis="strong" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )
        }
      >
        {isUnknown ? <Trans>The link in the e-mail brings you back to your questions.</Trans> : problem(error)}{' '}
        <Trans>
          You can also write to <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
        </Trans>
      </ErrorPanel>
    </div>
  );
};
