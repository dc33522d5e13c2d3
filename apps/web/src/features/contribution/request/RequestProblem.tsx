import { type ApiClient, type ApiError, portalLinkMutations } from '@esg/api-client';
import { usePageTitle, useProblemSentences } from '@esg/app-kit';
import { Banner, Button, ErrorPanel, Inline, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from '../ContributionFrame.css.ts';
import { isOver, partyOf, type RequestPlace, signedInPath } from './request-link.ts';

/** What happened to the link, and what to do. */
const useWordsOf = (error: ApiError): readonly [title: string, advice: string] => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  switch (error.code) {
    case 'contribution.link_invalid':
      return [t`This link doesn’t work`, t`Open the link in your newest e-mail, or sign in.`];
    case 'contribution.link_expired':
      return [t`This link has expired`, t`Ask for a new link, or sign in. Everything you entered is saved.`];
    case 'contribution.revoked':
      return [t`This link was withdrawn`, t`Sign in to continue. Everything you entered is saved.`];
    case 'contribution.session_ended':
      return [t`Please open your link again`, t`Open the link in your newest e-mail, or sign in.`];
    case 'portal_link.archived':
      return [t`This entity is archived`, t`It isn’t asked for figures any more. Sign in to see your other entities.`];
    case 'portal_link.nothing_open':
      return [
        t`Nothing is asked of this entity at the moment`,
        t`You’ll get an e-mail when figures are needed. Sign in to see what you submitted.`,
      ];
    default:
      return [t`Your questions couldn’t be shown`, problem(error)];
  }
};

type RequestProblemProps = {
  /** A client without a person. */
  readonly api: ApiClient;
  readonly error: ApiError;
  readonly place: RequestPlace;
  /** The secret of the link, while the page has it. */
  readonly linkKey: string | undefined;
  readonly onRetry: () => void;
};

/** Why the request isn’t shown, and the next step: a new link, the sign-in, or another try. */
export const RequestProblem = ({ api, error, place, linkKey, onRetry }: RequestProblemProps) => {
  const [title, advice] = useWordsOf(error);
  // The session is forgotten while this is shown.
  const [signInPath] = useState(() => signedInPath(place, partyOf(place)));
  usePageTitle(title);
  const hasExpired = error.code === 'contribution.link_expired';
  const mayRetry = !isOver(error) || (error.code === 'contribution.session_ended' && linkKey !== undefined);
  return (
    <div className={css.inset}>
      <ErrorPanel
        level={1}
        title={title}
        action={
          <Stack gap={3}>
            {hasExpired && linkKey && <NewLink api={api} body={{ key: linkKey, collectionId: place.collectionId }} />}
            <Inline gap={3}>
              {mayRetry && (
                <Button emphasis="strong" onClick={onRetry}>
                  <Trans>Try again</Trans>
                </Button>
              )}
              {isOver(error) && (
                <Button asChild>
                  <a href={signInPath}>
                    <Trans>Sign in</Trans>
                  </a>
                </Button>
              )}
            </Inline>
          </Stack>
        }
      >
        {advice}
      </ErrorPanel>
    </div>
  );
};

type NewLinkProps = {
  readonly api: ApiClient;
  readonly body: { readonly key: string; readonly collectionId: string };
};

/** Asks for a new link. It says the same whether or not one was sent. */
const NewLink = ({ api, body }: NewLinkProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const renew = useMutation(portalLinkMutations.renew(api));
  if (renew.isSuccess)
    return (
      <Banner tone="info" role="status" title={t`Check your e-mail`}>
        <Trans>
          If you can still answer, a new link is on its way to the address that this one was sent to. It can take a few
          minutes.
        </Trans>
      </Banner>
    );
  return (
    <>
      {renew.error && <Banner tone="danger" role="alert" title={problem(renew.error)} />}
      <Inline>
        <Button emphasis="strong" pending={renew.isPending} onClick={() => renew.mutate(body)}>
          <Trans>Ask for a new link</Trans>
        </Button>
      </Inline>
    </>
  );
};
