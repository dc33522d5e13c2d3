import { useSwitchOrganization } from '@esg/app-kit';
import type { UserProfile } from '@esg/contract';
import { Banner, Button } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type ClientNoticeOpenProps = {
  /** Name of the client organisation. */
  readonly client: string;
  readonly consultant: string;
  readonly home: NonNullable<UserProfile['viewedFrom']>;
};

/** Names the client and the consultant (decision 5), and leads back in one press. */
export const ClientNoticeOpen = ({ client, consultant, home }: ClientNoticeOpenProps) => {
  const { t } = useLingui();
  const { pendingId, switchBack } = useSwitchOrganization();
  const consultancy = home.organizationName;
  return (
    <aside aria-label={t`Viewing a client`}>
      <Banner
        tone="info"
        shape="bar"
        title={<Trans>You are viewing {client}</Trans>}
        action={
          <Button
            size="compact"
            pending={pendingId !== undefined}
            onClick={() => switchBack(home.organizationId, '/ct/my-clients')}
          >
            <Trans>Back to my clients</Trans>
          </Button>
        }
      >
        <Trans>
          What you do here is recorded as {consultant} ({consultancy}).
        </Trans>
      </Banner>
    </aside>
  );
};
