import { accountSecurityQueries } from '@esg/api-client';
import { useApi, usePageTitle } from '@esg/app-kit';
import { Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Answered } from './Answered.tsx';
import { Authenticator } from './authenticator/Authenticator.tsx';
import { Passkeys } from './passkeys/Passkeys.tsx';
import { Sessions } from './sessions/Sessions.tsx';

/** The person's sign-ins, and their ways to sign in besides the password. */
export const SecurityPage = () => {
  const { t } = useLingui();
  usePageTitle(`${t`Security`} · ${t`Account settings`}`);
  const security = useQuery(accountSecurityQueries.own(useApi()));
  return (
    <Stack gap={6}>
      <Sessions />
      <Answered query={security} failed={<Trans>Couldn’t load your ways to sign in</Trans>}>
        {(own) => (
          <>
            <Authenticator own={own} />
            <Passkeys own={own} />
          </>
        )}
      </Answered>
    </Stack>
  );
};
