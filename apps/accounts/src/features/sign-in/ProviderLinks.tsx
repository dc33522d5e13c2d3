import { signInProviderQueries } from '@esg/api-client';
import { Button, Stack } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { PageProps } from '../../page/page-props.ts';

const startAddress = (startUrl: string, next: string) => {
  const url = new URL(startUrl);
  url.searchParams.set('next', next);
  return url.href;
};

/** Signing in through an organisation's own provider. Nothing where the tenant has none, or cannot say. */
export const ProviderLinks = ({ page: { api, next } }: { readonly page: PageProps }) => {
  const { data: choices = [] } = useQuery(signInProviderQueries.choices(api));
  if (choices.length === 0) return null;
  return (
    <Stack gap={2}>
      {choices.map(({ id, name, startUrl }) => (
        <Button key={id} wide asChild>
          <a href={startAddress(startUrl, next)}>
            <Trans>Sign in with {name}</Trans>
          </a>
        </Button>
      ))}
    </Stack>
  );
};
