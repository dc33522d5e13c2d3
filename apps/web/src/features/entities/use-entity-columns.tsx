import { EntityTypeIcon, useEntityTypeName, useFormatters } from '@esg/app-kit';
import { Badge, Inline, Text, TextLink, usePhone } from '@esg/ui';
import type { TableColumn } from '@esg/ui/data';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { EntityRow } from './entity-rows.ts';

const placeOf = ({ entity: { address, postCode } }: EntityRow) => [address, postCode].filter(Boolean).join(', ');

type ColumnOptions = {
  /** Whether the path of an entity follows its name, because the list is no tree. */
  readonly withPath: boolean;
  /** All entities of the organisation: an empty column gives its width to the others. */
  readonly rows: readonly EntityRow[];
};

/** The columns of the data of each entity. */
export const useEntityColumns = ({ withPath, rows }: ColumnOptions): TableColumn<EntityRow>[] => {
  const { t } = useLingui();
  const typeName = useEntityTypeName();
  const { date, integer } = useFormatters();
  const isPhone = usePhone();
  return useMemo(() => {
    const count = (value: number | undefined) => (value === undefined ? '' : integer(value));
    const columns: TableColumn<EntityRow>[] = [
      {
        id: 'name',
        header: t`Entity`,
        pinned: true,
        grow: true,
        widthPx: isPhone ? 200 : 280,
        textOf: ({ entity, path }) => [...(withPath ? path : []), entity.name].join(' › '),
        cell: (row) => <EntityName row={row} withPath={withPath} />,
      },
      { id: 'type', header: t`Type`, widthPx: 90, textOf: ({ entity }) => typeName(entity.type) },
      { id: 'place', header: t`Place`, widthPx: 130, textOf: placeOf },
      { id: 'manager', header: t`Manager`, widthPx: 110, textOf: ({ manager }) => manager },
      {
        id: 'figures',
        header: t`Data points`,
        figure: true,
        widthPx: 112,
        textOf: ({ overview }) => count(overview?.figures),
      },
      {
        id: 'ongoing',
        header: t`Reports in progress`,
        figure: true,
        widthPx: 154,
        textOf: ({ overview }) => count(overview?.reportsInProgress),
      },
      {
        id: 'published',
        header: t`Reports published`,
        figure: true,
        widthPx: 146,
        textOf: ({ overview }) => count(overview?.reportsPublished),
      },
      { id: 'created', header: t`Created`, widthPx: 124, textOf: ({ entity }) => date(entity.createdAt) },
    ];
    const isEmpty: Partial<Record<string, boolean>> = {
      place: !rows.some(placeOf),
      manager: !rows.some(({ manager }) => manager),
    };
    return columns.filter(({ id }) => !isEmpty[id]);
  }, [t, typeName, date, integer, isPhone, withPath, rows]);
};

type EntityNameProps = { readonly row: EntityRow; readonly withPath: boolean };

const EntityName = ({ row: { entity, path }, withPath }: EntityNameProps) => (
  <Inline gap={2} wrap={false}>
    <EntityTypeIcon type={entity.type} />
    <Text as="span" truncate>
      <TextLink asChild>
        <Link to="/ct/entity-management/$entityId" params={{ entityId: entity.id }}>
          {entity.name}
        </Link>
      </TextLink>
      {withPath && path.length > 0 && (
        <Text as="span" size="sm" tone="muted">
          {' '}
          {path.join(' › ')}
        </Text>
      )}
    </Text>
    {entity.isSample && (
      <Badge>
        <Trans>Sample</Trans>
      </Badge>
    )}
    {entity.archivedAt !== null && (
      <Badge>
        <Trans>Archived</Trans>
      </Badge>
    )}
  </Inline>
);
