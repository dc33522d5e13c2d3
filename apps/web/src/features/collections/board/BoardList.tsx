import { useProgressWords } from '@esg/app-kit/entities';
import { settledOf } from '@esg/contract';
import {
  Card,
  CardAbove,
  CardLink,
  Checkbox,
  Inline,
  Progress,
  Stack,
  Text,
  useScrollRoom,
  VisuallyHidden,
} from '@esg/ui';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as css from '../collections.css.ts';
import type { BoardRow } from './board-rows.ts';
import { RowStatus } from './RowStatus.tsx';
import { useAnswerers } from './use-answerers.ts';

type BoardListProps = {
  readonly rows: readonly BoardRow[];
  /** Ids of chosen entities; undefined for somebody who may do nothing to them. */
  readonly selection:
    | { readonly value: ReadonlySet<string>; readonly onChange: (chosen: ReadonlySet<string>) => void }
    | undefined;
  /** What can be done to the chosen ones: it stays under the thumb. */
  readonly toolbar: ReactNode;
  readonly onOpen: (entityId: string) => void;
};

/** The board on a phone: each entity with its progress; a press opens its request with every figure, its box chooses it. */
export const BoardList = ({ rows, selection, toolbar, onOpen }: BoardListProps) => {
  const { t } = useLingui();
  if (rows.length === 0)
    return (
      <Text tone="muted">
        <Trans>No match. Remove a filter or try a shorter search.</Trans>
      </Text>
    );
  const chosen = rows.filter(({ entity }) => selection?.value.has(entity.id)).length;
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const changed = new Set(ids);
    const others = [...(selection?.value ?? [])].filter((id) => !changed.has(id));
    selection?.onChange(new Set(isChosen ? [...others, ...ids] : others));
  };
  return (
    <Stack gap={3} align="stretch">
      {selection && (
        <Checkbox
          label={plural(rows.length, { one: 'Choose the one shown', other: 'Choose all # shown' })}
          value={chosen === rows.length}
          indeterminate={chosen > 0 && chosen < rows.length}
          onChange={({ value }) =>
            choose(
              rows.map(({ entity }) => entity.id),
              value,
            )
          }
        />
      )}
      <Stack as="ul" gap={3} align="stretch">
        {rows.map((row) => (
          <li key={row.entity.id}>
            <Card padding="compact" tone={selection?.value.has(row.entity.id) ? 'selected' : 'default'}>
              <Inline gap={3} align="start" wrap={false}>
                {selection && (
                  <CardAbove>
                    <Checkbox
                      label={<VisuallyHidden>{t`Choose ${row.entity.name}`}</VisuallyHidden>}
                      value={selection.value.has(row.entity.id)}
                      onChange={({ value }) => choose([row.entity.id], value)}
                    />
                  </CardAbove>
                )}
                <Entity row={row} onOpen={onOpen} />
              </Inline>
            </Card>
          </li>
        ))}
      </Stack>
      {chosen > 0 && <PhoneTools>{toolbar}</PhoneTools>}
    </Stack>
  );
};

const PhoneTools = ({ children }: { readonly children: ReactNode }) => {
  useScrollRoom({ end: css.phoneToolsRoom });
  return <div className={css.phoneTools}>{children}</div>;
};

type EntityProps = { readonly row: BoardRow; readonly onOpen: (entityId: string) => void };

const Entity = ({ row: { entity, request, isCounted, unread, users }, onOpen }: EntityProps) => {
  const { t } = useLingui();
  const answerers = useAnswerers();
  const words = useProgressWords()(request);
  const settled = settledOf(request);
  return (
    <div className={css.entity}>
      <Stack gap={2} align="stretch">
        <Inline gap={2} justify="between">
          <CardLink>
            <button type="button" onClick={() => onOpen(entity.id)}>
              {entity.name}
            </button>
          </CardLink>
          <RowStatus row={{ entity, request, isCounted }} />
        </Inline>
        {unread > 0 && (
          <Text as="span" size="sm" strong>
            <Plural value={unread} one="# question with new comments" other="# questions with new comments" />
          </Text>
        )}
        <Progress
          value={request.total === 0 ? 0 : settled / request.total}
          tone={settled === request.total ? 'success' : 'accent'}
          label={t`Progress of ${entity.name}`}
          valueText={words}
        />
        <Inline gap={2} justify="between">
          <Text as="span" size="sm" tone="muted" numeric>
            {words}
          </Text>
          <Text as="span" size="sm" tone="muted">
            {answerers(users)}
          </Text>
        </Inline>
      </Stack>
    </div>
  );
};
