import { ApiError, busySeconds } from '@esg/api-client';
import { Button } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { readPageFacts } from '../config/page-facts.ts';
import { BusyPage } from './BusyPage.tsx';
import { MessagePage } from './MessagePage.tsx';

type PageProps = {
  readonly homePath?: string;
  /** Whether it is the whole page. */
  readonly alone?: boolean;
};

/** These pages are also shown without services, so the page itself says whose it is. */
const useTitle = (title: string) => {
  useEffect(() => {
    const tenant = readPageFacts()?.settings.companyName;
    document.title = tenant ? `${title} · ${tenant}` : title;
  }, [title]);
};

const HomeLink = ({ homePath = '/ct' }: PageProps) => (
  <Button asChild emphasis="strong">
    <a href={homePath}>
      <Trans>Go to the home page</Trans>
    </a>
  </Button>
);

/** No page has this address. */
export const NotFoundPage = ({ alone = false, ...home }: PageProps) => {
  const { t } = useLingui();
  useTitle(t`Page not found`);
  return (
    <MessagePage alone={alone} title={<Trans>Page not found</Trans>} action={<HomeLink {...home} />}>
      <Trans>The address may be mistyped, or what it led to was removed.</Trans>
    </MessagePage>
  );
};

/** The person may not see this page. */
export const ForbiddenPage = ({ alone = false, ...home }: PageProps) => {
  const { t } = useLingui();
  useTitle(t`Forbidden`);
  return (
    <MessagePage alone={alone} title={<Trans>Forbidden</Trans>} action={<HomeLink {...home} />}>
      <Trans>
        Your role doesn’t include this page. If you need it, ask an administrator of your organisation; if you are one,
        contact support.
      </Trans>
    </MessagePage>
  );
};

const RetryButton = () => (
  <Button emphasis="strong" onClick={() => location.reload()}>
    <Trans>Try again</Trans>
  </Button>
);

/** Tenant info or settings could not be read (spec section 8): the host has no tenant, or the gateway is away. */
export const ResponseNotFoundPage = ({ error }: { readonly error?: unknown }) => {
  const { t } = useLingui();
  const seconds = busySeconds(error);
  const unknownHost = error === undefined || (error instanceof ApiError && error.status === 404);
  useTitle(unknownHost ? t`Response not found` : t`The server can’t be reached`);
  if (seconds !== undefined) return <BusyPage alone seconds={seconds} onRetry={() => location.reload()} />;
  return unknownHost ? (
    <MessagePage alone title={<Trans>Response not found</Trans>} action={<HomeLink />}>
      <Trans>There is no site at this address. Check it, or ask the person who gave it to you.</Trans>
    </MessagePage>
  ) : (
    <MessagePage alone title={<Trans>The server can’t be reached</Trans>} action={<RetryButton />}>
      <Trans>Check your connection, then try again. Nothing you typed is lost.</Trans>
    </MessagePage>
  );
};
