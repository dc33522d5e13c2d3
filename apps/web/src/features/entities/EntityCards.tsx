import { EntityTypeIcon } from '@esg/app-kit';
import { CardList } from '@esg/app-kit/entities';
import { Card, CardAbove, CardLink, Facts, Inline, Stack, Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { EntityMenu, type EntityMenuProps } from './EntityMenu.tsx';
import { EntityMarks } from './EntityName.tsx';
import type { EntityRow } from './entity-rows.ts';
import { type EntityColumn, useEntityFacts } from './use-entity-columns.tsx';

type EntityCardsProps = Pick<EntityMenuProps, 'rows' | 'onAct'> & {
  /** In the order in which they are shown, each after the one it belongs to. */
  readonly shown: readonly EntityRow[];
};

/** About how high a card is, until some are measured. */
const cardPx = 220;

/** Entities on a phone: each a card with everything about it, and its actions. */
export const EntityCards = ({ shown, rows, onAct }: EntityCardsProps) => {
  const { t } = useLingui();
  const facts = useEntityFacts(rows, { cut: false });
  return (
    <CardList label={t`Entities`} items={shown} keyOf={({ entity }) => entity.id} heightGuessPx={cardPx}>
      {(row) => <EntityCard row={row} rows={rows} facts={facts} onAct={onAct} />}
    </CardList>
  );
};

type EntityCardProps = Pick<EntityMenuProps, 'row' | 'rows' | 'onAct'> & { readonly facts: readonly EntityColumn[] };

const EntityCard = ({ row, rows, facts, onAct }: EntityCardProps) => (
  <Card padding="compact">
    <Stack gap={2} align="stretch">
      <Inline gap={2} wrap={false} justify="between" align="start">
        <Stack gap={1}>
          <Inline gap={2} wrap={false} align="start">
            <EntityTypeIcon type={row.entity.type} />
            <CardLink>
              <Link to="/ct/entity-management/$entityId" params={{ entityId: row.entity.id }}>
                {row.entity.name}
              </Link>
            </CardLink>
          </Inline>
          {row.path.length > 0 && (
            <Text size="sm" tone="muted">
              {row.path.join(' › ')}
            </Text>
          )}
          <Inline gap={1}>
            <EntityMarks row={row} />
          </Inline>
        </Stack>
        <CardAbove>
          <EntityMenu row={row} rows={rows} onAct={onAct} />
        </CardAbove>
      </Inline>
      <Facts
        facts={facts
          .filter(({ textOf }) => textOf(row) !== '')
          .map(({ header, textOf, cell }) => ({ term: header, value: cell ? cell(row) : textOf(row) }))}
      />
    </Stack>
  </Card>
);
