import { signInProviderQueries } from '@esg/api-client';
import { emailIssue } from '@esg/app-kit/forms';
import { Button } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { PageProps } from '../../page/page-props.ts';

const startAddress = (startUrl: string, next: string) => {
  const url = new URL(startUrl);
  url.searchParams.set('next', next);
  return url.href;
};

const domainOf = (email: string) => (emailIssue(email) ? '' : (email.trim().toLowerCase().split('@').at(-1) ?? ''));

type ProviderLinkProps = {
  readonly page: PageProps;
  /** The address as it was entered: only its domain is sent. */
  readonly email: string;
};

/** Single sign-on of the organisation that the domain of an e-mail address belongs to. Shows nothing where the organisation has none. */
export const ProviderLink = ({ page: { api, next }, email }: ProviderLinkProps) => {
  const domain = domainOf(email);
  const query = signInProviderQueries.ofDomain(api, domain);
  const { data } = useQuery(domain ? query : { queryKey: query.queryKey, queryFn: skipToken });
  const provider = data?.provider;
  const name = provider?.organizationName;
  return (
    <div role="status">
      {provider && (
        <Button wide asChild>
          <a href={startAddress(provider.startUrl, next)}>
            <Trans>Sign in with {name}</Trans>
          </a>
        </Button>
      )}
    </div>
  );
};
