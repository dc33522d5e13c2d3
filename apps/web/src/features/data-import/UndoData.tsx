import { importMutations, importQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { UndoImport } from '@esg/app-kit/imports';
import type { Import } from '@esg/contract';
import { Banner } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';

type UndoDataProps = {
  readonly one: Pick<Import, 'id' | 'fileName' | 'result' | 'appliedAt' | 'appliedBy' | 'createdAt' | 'createdBy'>;
};

/** Undoes what the import wrote. Values that were changed since are kept. */
export const UndoData = ({ one }: UndoDataProps) => {
  const undo = importMutations.undo(useApi(), useQueryClient());
  const name = one.fileName;
  const added = one.result?.created ?? 0;
  const changed = one.result?.changed ?? 0;
  return (
    <UndoImport
      one={one}
      by={one.appliedBy ?? one.createdBy}
      at={one.appliedAt ?? one.createdAt}
      undo={undo}
      rests={() => <RestingReports id={one.id} />}
    >
      <Trans>
        <Plural value={added} one="# data point" other="# data points" /> added from “{name}” will be deleted, and{' '}
        <Plural value={changed} one="# overwritten value" other="# overwritten values" /> will be as before. What you or
        a colleague changed since is kept. To bring the others back, upload the sheet again.
      </Trans>
    </UndoImport>
  );
};

/** Reports that rest on the figures: published ones by their names. Their contents stay, without figures in the data hub to bear them out. */
const RestingReports = ({ id }: { readonly id: string }) => {
  const { data } = useQuery(importQueries.reports(useApi(), id));
  if (!data || data.length === 0) return null;
  const published = data.filter(({ isPublished }) => isPublished);
  const names = published.map(({ name }) => name).join(' · ');
  return (
    <Banner
      tone="warning"
      title={<Plural value={data.length} one="# report uses these figures" other="# reports use these figures" />}
    >
      {published.length > 0 ? (
        <Trans>Published: {names}. What is published stays as it is, but the data hub no longer bears it out.</Trans>
      ) : (
        <Trans>None of them is published. Their answers stay, but the data hub no longer bears them out.</Trans>
      )}
    </Banner>
  );
};
