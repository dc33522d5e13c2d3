import { useFormatters } from '@esg/app-kit';
import { calledOf, RequestStatusMark } from '@esg/app-kit/entities';
import { Card, CardLink, Inline, Progress, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BoardRow } from './board-rows.ts';

type BoardListProps = { readonly rows: readonly BoardRow[]; readonly onOpen: (entityId: string) => void };

/** The board on a phone: each entity with its progress; a press opens its request with every figure. */
export const BoardList = ({ rows, onOpen }: BoardListProps) => {
  const { t } = useLingui();
  const { list } = useFormatters();
  if (rows.length === 0)
    return (
      <Text tone="muted">
        <Trans>No match. Remove a filter or try a shorter search.</Trans>
      </Text>
    );
  return (
    <Stack as="ul" gap={3} align="stretch">
      {rows.map(({ entity, request, states, missing, unread, users }) => {
        const some = states.size - missing;
        const all = states.size;
        return (
          <li key={entity.id}>
            <Card padding="compact">
              <Stack gap={2} align="stretch">
                <Inline gap={2} justify="between">
                  <CardLink>
                    <button type="button" onClick={() => onOpen(entity.id)}>
                      {entity.name}
                    </button>
                  </CardLink>
                  <RequestStatusMark status={request.status} />
                </Inline>
                {unread > 0 && (
                  <Text as="span" size="sm" strong>
                    <Plural value={unread} one="# question with new comments" other="# questions with new comments" />
                  </Text>
                )}
                <Progress
                  value={all === 0 ? 0 : some / all}
                  tone={missing === 0 ? 'success' : 'accent'}
                  label={t`Progress of ${entity.name}`}
                  valueText={t`${some} of ${all} figures`}
                />
                <Inline gap={2} justify="between">
                  <Text as="span" size="sm" tone="muted" numeric>{t`${some} of ${all}`}</Text>
                  <Text as="span" size="sm" tone="muted">
                    {list(users.map(calledOf)) || t`No one yet`}
                  </Text>
                </Inline>
              </Stack>
            </Card>
          </li>
        );
      })}
    </Stack>
  );
};
