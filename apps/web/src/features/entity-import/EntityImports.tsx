import { entityImportQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { ImportHistory } from '@esg/app-kit/imports';
import type { EntityImport } from '@esg/contract';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UndoEntities } from './UndoEntities.tsx';

/** Earlier imports of entities, each with a way to undo it. */
export const EntityImports = () => {
  const imports = useInfiniteQuery(entityImportQueries.pages(useApi()));
  const lineOf = (one: EntityImport) => ({
    id: one.id,
    name: (
      <Link to="/ct/entity-management/import" search={{ id: one.id }}>
        {one.fileName}
      </Link>
    ),
    at: one.appliedAt ?? one.createdAt,
    by: (one.appliedBy ?? one.createdBy).name,
    state: one.state,
    undone: one.undone,
    note: one.state === 'applied' && <Came one={one} />,
    actions: one.state === 'applied' && <UndoEntities one={one} />,
  });
  return <ImportHistory imports={imports} lineOf={lineOf} />;
};

const Came = ({ one }: { readonly one: Pick<EntityImport, 'result'> }) => {
  const added = one.result?.added ?? 0;
  const changed = one.result?.changed ?? 0;
  return (
    <Trans>
      {added} added, {changed} changed.
    </Trans>
  );
};
