import { useFormatters } from '@esg/app-kit';
import { useHasEntityUsers } from '@esg/app-kit/entities';
import { Banner, Text, TextLink } from '@esg/ui';
import { Link } from '@tanstack/react-router';
import type { Askable } from '../party/askable.ts';
import { usePartyWords } from '../party/use-party-words.ts';

type WithoutUsersProps = { readonly askable: Askable; readonly chosen: readonly string[] };

/** Says beside the choice for which of the chosen ones nobody answers yet. */
export const WithoutUsers = ({ askable: { of, asked }, chosen }: WithoutUsersProps) => {
  const { list } = useFormatters();
  const { ask, peopleAt } = usePartyWords(of);
  const hasEntityUsers = useHasEntityUsers();
  const ids = new Set(chosen);
  const alone = asked.flatMap(({ entity, users }) => (ids.has(entity.id) && users === 0 ? [entity.name] : []));
  if (alone.length === 0) return null;
  if (!hasEntityUsers)
    return (
      <Text size="sm" tone="muted">
        {ask.nobody}
      </Text>
    );
  const named = list(alone.slice(0, 3));
  const more = alone.length - 3;
  return (
    <Banner
      tone="info"
      title={ask.alone(alone.length)}
      action={
        <TextLink asChild>
          <Link to={peopleAt}>{ask.invite}</Link>
        </TextLink>
      }
    >
      {more > 0 ? ask.unanswerableAndMore(named, more) : ask.unanswerable(named)}
    </Banner>
  );
};
