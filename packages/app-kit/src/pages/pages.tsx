import { ApiError } from '@esg/api-client';
import { Button } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useProblemSentences } from '../problems/use-problem-sentence.ts';
import { MessagePage } from './MessagePage.tsx';

type HomeAction = { readonly homePath?: string };

const HomeLink = ({ homePath = '/ct' }: HomeAction) => (
  <Button asChild emphasis="strong">
    <a href={homePath}>
      <Trans>Go to the home page</Trans>
    </a>
  </Button>
);

/** No page has this address. */
export const NotFoundPage = (props: HomeAction) => (
  <MessagePage alone title={<Trans>Page not found</Trans>} action={<HomeLink {...props} />}>
    <Trans>The address may be mistyped, or what it led to was removed.</Trans>
  </MessagePage>
);

/** The person may not see this page. */
export const ForbiddenPage = (props: HomeAction) => (
  <MessagePage alone title={<Trans>Forbidden</Trans>} action={<HomeLink {...props} />}>
    <Trans>Your role does not include this page. Ask an administrator of your organisation if you need it.</Trans>
  </MessagePage>
);

const RetryButton = () => (
  <Button emphasis="strong" onClick={() => location.reload()}>
    <Trans>Try again</Trans>
  </Button>
);

/** Tenant info or settings could not be had (spec section 8): nobody lives at this host, or the gateway is away. */
export const ResponseNotFoundPage = ({ error }: { readonly error?: unknown }) => {
  const unknownHost = error === undefined || (error instanceof ApiError && error.status === 404);
  return unknownHost ? (
    <MessagePage alone title={<Trans>This address is not in use</Trans>} action={<RetryButton />}>
      <Trans>No organisation can be reached here. Check the address that your organisation gave you.</Trans>
    </MessagePage>
  ) : (
    <MessagePage alone title={<Trans>The server cannot be reached</Trans>} action={<RetryButton />}>
      <Trans>Check your connection, then try again. Nothing you typed is lost.</Trans>
    </MessagePage>
  );
};

/** Something could not be shown: what happened, what was kept, and a way to try again. */
export const ProblemPage = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => {
  const { problem } = useProblemSentences();
  const requestId = error instanceof ApiError ? error.problem?.requestId : undefined;
  return (
    <MessagePage
      title={<Trans>This page could not be shown</Trans>}
      reference={requestId && <Trans>Reference: {requestId}</Trans>}
      action={
        <Button emphasis="strong" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {problem(error)}
    </MessagePage>
  );
};
