import { useFormatters } from '@esg/app-kit';
import { useHasEntityUsers } from '@esg/app-kit/entities';
import type { Party } from '@esg/contract';
import { Banner, Text, TextLink } from '@esg/ui';
import { Link } from '@tanstack/react-router';
import { usePartyWords } from './use-party-words.ts';

/** So many are named; of the others there is a number. */
const namedMost = 3;

type NobodyAnswersProps = {
  readonly of: Party;
  /** Names of those for which nobody answers yet. */
  readonly alone: readonly string[];
};

/** Warns that nobody can answer for some of those that are asked, and leads to where people are invited. */
export const NobodyAnswers = ({ of, alone }: NobodyAnswersProps) => {
  const { list } = useFormatters();
  const { ask, peopleAt } = usePartyWords(of);
  const hasEntityUsers = useHasEntityUsers();
  if (alone.length === 0) return null;
  if (!hasEntityUsers)
    return (
      <Text size="sm" tone="muted">
        {ask.nobody}
      </Text>
    );
  const named = list(alone.slice(0, namedMost));
  const more = alone.length - namedMost;
  return (
    <Banner
      tone="warning"
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
