import { languageNames, roleNames, useLanguage } from '@esg/app-kit';
import type { PortalEntity, PortalRequest, User, UserProfile } from '@esg/contract';
import { Card, EmptyState, Facts, Heading, Hero, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { list, page } from './portal.css.ts';
import { Requests } from './Requests.tsx';

/** An open tray with a sheet above it. */
const InboxDrawing = () => (
  <svg viewBox="0 0 96 72" width="96" height="72" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M10 40 22 16h52l12 24v22a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4Z" strokeLinejoin="round" />
    <path d="M10 40h22l6 9h20l6-9h22" strokeLinejoin="round" />
    <path d="M36 8h24v22H36Z" strokeLinejoin="round" />
    <path d="M41 15h14M41 21h9" strokeLinecap="round" />
  </svg>
);

export type PortalHomeProps = {
  user: User;
  profile: UserProfile;
  /** The entities of an entity user; missing for a supplier. */
  entities?: readonly PortalEntity[] | undefined;
  /** What is asked of an entity user; missing for a supplier. */
  requests?: readonly PortalRequest[] | undefined;
};

/** What will be requested here: of an entity, or of a supplier. */
const useRequests = ({ role }: UserProfile, organizationName: string) => {
  const { t } = useLingui();
  return role === 'supplier'
    ? {
        hero: t`This is your place at ${organizationName}. Requests for data about what you supply arrive here.`,
        purpose: t`When ${organizationName} needs figures about what you supply, the request appears here with its due date.`,
        example: t`For example: emissions of the goods delivered, January to December, in tonnes of CO₂e.`,
      }
    : {
        hero: t`This is your place at ${organizationName}. Requests for data about your entity arrive here.`,
        purpose: t`When ${organizationName} needs figures from your entity, the request appears here with its due date.`,
        example: t`For example: electricity used at your site, January to December, in kWh.`,
      };
};

/** The person's entities, each with its place. */
const Entities = ({ entities }: { readonly entities: readonly PortalEntity[] }) => {
  const { t } = useLingui();
  const placeOf = ({ address, postCode }: PortalEntity) => [address, postCode].filter(Boolean).join(', ');
  return (
    <Card as="section" aria-label={t`Your entities`}>
      <Stack gap={3}>
        <Heading level={2}>
          <Trans>Your entities</Trans>
        </Heading>
        {entities.length > 0 ? (
          <ul className={list}>
            {entities.map((entity) => (
              <li key={entity.id}>
                <Text as="span">{entity.name}</Text>
                {placeOf(entity) && (
                  <Text size="sm" tone="muted">
                    {placeOf(entity)}
                  </Text>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <Text tone="muted">
            <Trans>You have no entities at the moment. Ask the person who invited you to choose some.</Trans>
          </Text>
        )}
      </Stack>
    </Card>
  );
};

/** Greeting, what is asked of the person, their entities, and their account. */
export const PortalHome = ({ user, profile, entities, requests = [] }: PortalHomeProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const organisation = (language === 'zhTw' && profile.organizationChineseName) || profile.organizationName;
  const { hero, purpose, example } = useRequests(profile, organisation);
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <div className={page}>
      <Hero level={1} title={t`Welcome, ${user.firstName}`}>
        {hero}
      </Hero>
      <section aria-label={t`Your requests`}>
        {requests.length > 0 ? (
          <Requests requests={requests} />
        ) : (
          <EmptyState title={t`No requests yet`} purpose={purpose} example={example} drawing={<InboxDrawing />} />
        )}
      </section>
      {entities && <Entities entities={entities} />}
      <Card as="section" aria-label={t`Your account`}>
        <Stack gap={3}>
          <Heading level={2}>
            <Trans>Your account</Trans>
          </Heading>
          <Facts
            facts={[
              { term: t({ message: 'Name', context: 'person' }), value: name },
              { term: t`E-mail`, value: user.email },
              { term: t`Organisation`, value: organisation },
              { term: t`Permission level`, value: i18n._(roleNames[profile.role]) },
              { term: t`Language`, value: languageNames[user.language] },
            ]}
          />
        </Stack>
      </Card>
    </div>
  );
};
