import { EntityTypeIcon } from '@esg/app-kit';
import { Badge, Inline, Text, TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { EntityRow } from './entity-rows.ts';

type EntityNameProps = { readonly row: EntityRow; readonly withPath: boolean };

/** Presses that a browser handles by itself, such as opening another tab. */
const isOfTheBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** A light link: one of the router follows every change of address, which is slow for dozens of lines per frame. */
const PageLink = ({ entity: { id, name } }: Pick<EntityRow, 'entity'>) => {
  const navigate = useNavigate();
  return (
    <TextLink
      emphasis="quiet"
      href={`/ct/entity-management/${id}`}
      onClick={(event) => {
        if (isOfTheBrowser(event)) return;
        event.preventDefault();
        void navigate({ to: '/ct/entity-management/$entityId', params: { entityId: id } });
      }}
    >
      {name}
    </TextLink>
  );
};

/** The name of an entity as a link to its page, with the path to it where the list is no tree. */
export const EntityName = ({ row: { entity, path }, withPath }: EntityNameProps) => (
  <Inline gap={2} wrap={false}>
    <EntityTypeIcon type={entity.type} />
    <Text as="span" truncate>
      <PageLink entity={entity} />
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
