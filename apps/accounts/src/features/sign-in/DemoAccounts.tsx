import { type ApiClient, demoAccountQueries } from '@esg/api-client';
import type { DemoAccount, SignIn } from '@esg/contract';
import { Button, Card, Heading, Stack, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

type DemoAccountsProps = { readonly api: ApiClient; readonly onChoose: (account: SignIn) => void };

/** People of the demonstration data; a click fills in the form. Shows nothing outside a demo. */
export const DemoAccounts = ({ api, onChoose }: DemoAccountsProps) => {
  const { data: accounts = [] } = useQuery(demoAccountQueries.list(api));
  if (accounts.length === 0) return null;
  return (
    <Card as="section" tone="sunken" padding="compact" aria-labelledby="demo-accounts">
      <Stack gap={3}>
        <Heading level={2} size="sm" id="demo-accounts">
          <Trans>Demonstration accounts</Trans>
        </Heading>
        <Stack as="ul" gap={2}>
          {accounts.map((account) => (
            <DemoAccountRow key={account.email} account={account} onChoose={onChoose} />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
};

const DemoAccountRow = ({
  account: { email, password, name },
  onChoose,
}: Pick<DemoAccountsProps, 'onChoose'> & { readonly account: DemoAccount }) => (
  <li>
    <Button size="compact" wide onClick={() => onChoose({ email, password })}>
      <span>
        {name}{' '}
        <Text as="span" size="sm" tone="muted">
          {email}
        </Text>
      </span>
    </Button>
  </li>
);
