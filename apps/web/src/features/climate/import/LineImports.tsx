import { climateImportMutations, climateImportQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { ImportHistory, RemovePastImport } from '@esg/app-kit/imports';
import type { ClimateImport } from '@esg/contract';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isRemovable } from './import-place.ts';
import { UndoLines } from './UndoLines.tsx';

/** Earlier imports of lines, each with what undoes or removes it. */
export const LineImports = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const imports = useInfiniteQuery(climateImportQueries.pages(api));
  const remove = climateImportMutations.remove(api, queryClient);
  const lineOf = (one: ClimateImport) => ({
    id: one.id,
    name: (
      <Link to="/ct/climate/import" search={{ id: one.id }}>
        {one.fileName}
      </Link>
    ),
    at: one.appliedAt ?? one.createdAt,
    by: (one.appliedBy ?? one.createdBy).name,
    state: one.state,
    undone: one.undone,
    note: one.state === 'applied' && <Came one={one} />,
    actions: (
      <>
        {one.state === 'applied' && <UndoLines one={one} />}
        {isRemovable(one) && <RemovePastImport one={one} remove={remove} />}
      </>
    ),
  });
  return <ImportHistory imports={imports} lineOf={lineOf} />;
};

const Came = ({ one }: { readonly one: Pick<ClimateImport, 'result'> }) => {
  const added = one.result?.added ?? 0;
  const changed = one.result?.changed ?? 0;
  return (
    <Trans>
      {added} added, {changed} changed.
    </Trans>
  );
};
