import { Button, EmptyState, Inline } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** Shown before the first entity: what entities are for, and how to add one. */
export const NoEntities = ({ onAdd }: { readonly onAdd: () => void }) => (
  <EmptyState
    title={<Trans>No entities yet</Trans>}
    purpose={
      <Trans>
        Add the companies, sites, buildings and vessels whose figures you collect. Data points and reports then belong
        to one of them.
      </Trans>
    }
    example={<Trans>For example: a company with its plants below it.</Trans>}
    action={
      <Inline gap={2}>
        <Button emphasis="strong" onClick={onAdd}>
          <Trans>Add your first entity</Trans>
        </Button>
        <Button asChild>
          <Link to="/ct/entity-management/import">
            <Trans>Import a sheet of entities</Trans>
          </Link>
        </Button>
      </Inline>
    }
  />
);
