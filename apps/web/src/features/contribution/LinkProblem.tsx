import type { ApiError } from '@esg/api-client';
import { usePageTitle, useProblemSentences, useTenant } from '@esg/app-kit';
import { Button, ErrorPanel, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as css from './ContributionFrame.css.ts';

/** The problem, and its consequence. */
const useWordsOf = (error: ApiError, isUnknown: boolean): readonly [title: string, advice: string] => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  if (isUnknown) return [t`Please open your link again`, t`Use the link you were given to come back.`];
  switch (error.code) {
    case 'contribution.link_invalid':
      return [
        t`This link doesn’t work`,
        t`Open the newest e-mail you got, or ask the person who invited you for a new link.`,
      ];
    case 'contribution.link_expired':
      return [t`This link has expired`, t`Ask the person who invited you for a new one; what you answered is kept.`];
    case 'contribution.revoked':
      return [t`This invitation was withdrawn`, t`What you answered or said is kept in the report.`];
    case 'contribution.session_ended':
      return [t`Please open your link again`, problem(error)];
    case 'resource.not_found':
      return [t`These questions no longer exist`, problem(error)];
    default:
      return [t`Your questions couldn’t be shown`, problem(error)];
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
  const { supportEmail } = useTenant().settings;
  const [title, advice] = useWordsOf(error, isUnknown);
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
        {advice}{' '}
        <Trans>
          You can also write to <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
        </Trans>
      </ErrorPanel>
    </div>
  );
};
