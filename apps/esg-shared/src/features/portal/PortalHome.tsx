import { languageNames, roleNames } from '@esg/app-kit';
import type { User, UserProfile } from '@esg/contract';
import { Card, EmptyState, Facts, Heading, Hero, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { InboxDrawing } from './InboxDrawing.tsx';
import { page } from './portal.css.ts';

export type PortalHomeProps = { user: User; profile: UserProfile };

/** Greeting, the person's own organisation and account, and the place where requests will arrive. */
export const PortalHome = ({ user, profile }: PortalHomeProps) => {
  const { t, i18n } = useLingui();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <div className={page}>
      <Hero level={1} title={t`Welcome, ${user.firstName}`}>
        <Trans>
          This is your place at {profile.organizationName}. Requests for data about your entity arrive here.
        </Trans>
      </Hero>
      <section aria-label={t`Your requests`}>
        <EmptyState
          title={t`No requests yet`}
          purpose={t`When ${profile.organizationName} needs figures from your entity, the request stands here with its due date.`}
          example={t`For example: electricity used at your site, January to December, in kWh.`}
          drawing={<InboxDrawing />}
        />
      </section>
      <Card as="section" aria-label={t`Your account`}>
        <Stack gap={3}>
          <Heading level={2}>
            <Trans>Your account</Trans>
          </Heading>
          <Facts
            facts={[
              { term: t`Name`, value: name },
              { term: t`Email`, value: user.email },
              { term: t`Organisation`, value: profile.organizationName },
              { term: t`Role`, value: i18n._(roleNames[profile.role]) },
              { term: t`Language`, value: languageNames[user.language] },
            ]}
          />
        </Stack>
      </Card>
    </div>
  );
};
