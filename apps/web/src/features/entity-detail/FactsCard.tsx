import { useFormatters } from '@esg/app-kit';
import { Section, useEntityWords } from '@esg/app-kit/entities';
import type { Entity } from '@esg/contract';
import { Facts, Stack, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

type FactsCardProps = {
  readonly entity: Entity;
  /** Entities directly below it. */
  readonly below: readonly Entity[];
};

/** The facts of the entity itself, and the entities directly below it. */
export const FactsCard = ({ entity, below }: FactsCardProps) => {
  const { t } = useLingui();
  const { date } = useFormatters();
  const words = useEntityWords();
  const or = (text: string) => text || '–';
  return (
    <Section title={<Trans>Details</Trans>}>
      <Facts
        facts={[
          { term: words.field('fiscalYearStartMonth'), value: words.month(entity.fiscalYearStartMonth) },
          { term: words.field('address'), value: or(entity.address) },
          { term: words.field('postCode'), value: or(entity.postCode) },
          { term: t`Created`, value: date(entity.createdAt) },
        ]}
      />
      {below.length > 0 && (
        <Stack gap={1}>
          <Text strong size="sm">
            <Trans>Entities below it</Trans>
          </Text>
          <Stack as="ul" gap={1}>
            {below.map(({ id, name }) => (
              <li key={id}>
                <TextLink asChild>
                  <Link to="/ct/entity-management/$entityId" params={{ entityId: id }}>
                    {name}
                  </Link>
                </TextLink>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </Section>
  );
};
