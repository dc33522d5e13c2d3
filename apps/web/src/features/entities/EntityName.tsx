import { EntityTypeIcon } from '@esg/app-kit';
import { Badge, Inline, Text, TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { EntityRow } from './entity-rows.ts';

type EntityNameProps = { readonly row: EntityRow; readonly withPath: boolean };

/** The name of an entity as a link to its page, with the path to it where the list is no tree. */
export const EntityName = ({ row: { entity, path }, withPath }: EntityNameProps) => (
  <Inline gap={2} wrap={false}>
    <EntityTypeIcon type={entity.type} />
    <Text as="span" truncate>
      <TextLink asChild emphasis="quiet">
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
    <EntityMarks row={{ entity }} />
  </Inline>
);

/** Whether it is a sample, and whether it is archived. */
export const EntityMarks = ({ row: { entity } }: { readonly row: Pick<EntityRow, 'entity'> }) => (
  <>
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
  </>
);
