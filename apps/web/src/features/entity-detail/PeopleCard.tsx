import { useFormatters } from '@esg/app-kit';
import type { EntityBelongings } from '@esg/contract';
import { Facts, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Section } from './Section.tsx';

/** Who manages the entity, and who enters its figures. */
export const PeopleCard = ({ belongings }: { readonly belongings: Pick<EntityBelongings, 'manager' | 'authors'> }) => {
  const { t } = useLingui();
  const { date } = useFormatters();
  const { manager, authors } = belongings;
  return (
    <Section title={<Trans>People</Trans>}>
      <Facts facts={[{ term: t`Manager`, value: manager?.name ?? t`None yet` }]} />
      <Stack gap={1}>
        <Text strong size="sm">
          <Trans>Entered its figures</Trans>
        </Text>
        {authors.length === 0 ? (
          <Text tone="muted">
            <Trans>None yet</Trans>
          </Text>
        ) : (
          <Stack as="ul" gap={1}>
            {authors.map(({ id, name, figures, lastAt }) => (
              <li key={id}>
                {name}
                <Text as="span" size="sm" tone="muted">
                  {' · '}
                  <Plural value={figures} one="# figure" other="# figures" />
                  {' · '}
                  {date(lastAt)}
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Section>
  );
};
