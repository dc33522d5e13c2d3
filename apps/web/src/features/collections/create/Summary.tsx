import { useFormatters } from '@esg/app-kit';
import { Banner, Text, TextLink } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Choices } from './use-choices.ts';
import type { CollectionDraft } from './use-collection-draft.ts';

type SummaryProps = { readonly form: CollectionDraft; readonly choices: Choices };

/** What will be sent: how many entities are asked for how many figures, and which of them nobody answers for yet. */
export const Summary = ({ form: { typed, sectionIds }, choices: { entities } }: SummaryProps) => {
  const { list } = useFormatters();
  const chosen = new Set(typed.entityIds);
  const alone = entities.filter(({ entity, users }) => chosen.has(entity.id) && users === 0);
  const named = list(alone.slice(0, 3).map(({ entity }) => entity.name));
  const more = alone.length - 3;
  return (
    <>
      <Text strong role="status">
        <Plural value={chosen.size} one="# entity" other="# entities" /> ×{' '}
        <Plural value={sectionIds.length} one="# figure" other="# figures" />
      </Text>
      {alone.length > 0 && (
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
              No one can answer for {named} and {more} more until you invite someone. Colleagues with access to the data
              hub can also enter the figures there.
            </Trans>
          ) : (
            <Trans>
              No one can answer for {named} until you invite someone. Colleagues with access to the data hub can also
              enter the figures there.
            </Trans>
          )}
        </Banner>
      )}
    </>
  );
};
