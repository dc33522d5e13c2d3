import { languageNames, roleNames, useLanguage } from '@esg/app-kit';
import { homePathOf, type PortalEntity, type PortalRequest, type User, type UserProfile } from '@esg/contract';
import { Card, EmptyState, Facts, Heading, Hero, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { list, page } from './portal.css.ts';
import { Requests } from './Requests.tsx';
import { LeftBehind } from './request/waiting/LeftBehind.tsx';

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
  /** What the person answers for: entities, or the suppliers they work for. */
  entities: readonly PortalEntity[];
  requests: readonly PortalRequest[];
};

/** What the page says to people of an entity, or of a supplier. */
const useWords = ({ role }: UserProfile, organizationName: string) => {
  const { t } = useLingui();
  return role === 'supplier'
    ? {
        entities: t`You answer for`,
        noEntities: t`You don’t answer for any company at the moment. Ask the person at ${organizationName} who invited you.`,
        hero: t`${organizationName} asks you for data here.`,
        purpose: t`When ${organizationName} needs figures about what you supply, the request appears here with its due date.`,
        example: t`For example: emissions of the goods delivered, January to December, in tonnes of CO₂e.`,
      }
    : {
        entities: t`Your entities`,
        noEntities: t`You have no entities at the moment. Ask the person who invited you to choose some.`,
        hero: t`This is your place at ${organizationName}. Requests for data about your entity arrive here.`,
        purpose: t`When ${organizationName} needs figures from your entity, the request appears here with its due date.`,
        example: t`For example: electricity used at your site, January to December, in kWh.`,
      };
};

type EntitiesProps = Pick<PortalHomeProps, 'entities'> & { readonly words: ReturnType<typeof useWords> };

/** What the person answers for, each with its place. */
const Entities = ({ entities, words }: EntitiesProps) => {
  const placeOf = ({ address, postCode }: PortalEntity) => [address, postCode].filter(Boolean).join(', ');
  return (
    <Card as="section" aria-label={words.entities}>
      <Stack gap={3}>
        <Heading level={2}>{words.entities}</Heading>
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
          <Text tone="muted">{words.noEntities}</Text>
        )}
      </Stack>
    </Card>
  );
};

/** Greeting, what is asked of the person, their entities, and their account. */
export const PortalHome = ({ user, profile, entities, requests }: PortalHomeProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const organisation = (language === 'zhTw' && profile.organizationChineseName) || profile.organizationName;
  const words = useWords(profile, organisation);
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <div className={page}>
      <Hero level={1} title={t`Welcome, ${user.firstName}`}>
        {words.hero}
      </Hero>
      <LeftBehind />
      <section aria-label={t`Your requests`}>
        {requests.length > 0 ? (
          <Requests requests={requests} home={homePathOf(profile.role)} />
        ) : (
          <EmptyState
            title={t`No requests yet`}
            purpose={words.purpose}
            example={words.example}
            drawing={<InboxDrawing />}
          />
        )}
      </section>
      <Entities entities={entities} words={words} />
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
