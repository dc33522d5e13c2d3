import { useFormatters } from '@esg/app-kit';
import { useHasEntityUsers } from '@esg/app-kit/entities';
import { Banner, Text, TextLink } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AskedEntity } from './collection-choices.ts';

type WithoutUsersProps = { readonly entities: readonly AskedEntity[]; readonly chosen: readonly string[] };

/** Says beside the choice which of the chosen entities nobody answers for yet. */
export const WithoutUsers = ({ entities, chosen }: WithoutUsersProps) => {
  const { list } = useFormatters();
  const hasEntityUsers = useHasEntityUsers();
  const ids = new Set(chosen);
  const alone = entities.filter(({ entity, users }) => ids.has(entity.id) && users === 0);
  if (alone.length === 0) return null;
  if (!hasEntityUsers)
    return (
      <Text size="sm" tone="muted">
        <Trans>Your organisation has no entity users. Colleagues enter these figures in the data hub.</Trans>
      </Text>
    );
  const named = list(alone.slice(0, 3).map(({ entity }) => entity.name));
  const more = alone.length - 3;
  return (
    <Banner
      tone="info"
      title={<Plural value={alone.length} one="# entity has no user" other="# entities have no user" />}
      action={
        <TextLink asChild>
          <Link to="/ct/entity-management/users">
            <Trans>Invite entity users</Trans>
          </Link>
        </TextLink>
      }
    >
      {more > 0 ? (
        <Trans>
          No one can answer for {named} and {more} more until you invite someone. Colleagues with access to the data hub
          can also enter the figures there.
        </Trans>
      ) : (
        <Trans>
          No one can answer for {named} until you invite someone. Colleagues with access to the data hub can also enter
          the figures there.
        </Trans>
      )}
    </Banner>
  );
};
