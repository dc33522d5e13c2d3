import { entityImportQueries } from '@esg/api-client';
import { PagePath, useApi, usePageTitle } from '@esg/app-kit';
import { isSheetGone, SheetNotLoaded } from '@esg/app-kit/imports';
import { Page, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { AnotherFile } from './AnotherFile.tsx';
import { CheckedSheet } from './CheckedSheet.tsx';
import { EntityImports } from './EntityImports.tsx';
import { type EntityImportPlace, readEntityImportPlace } from './entity-import-place.ts';
import { GetEntities } from './GetEntities.tsx';
import { UploadSheet } from './UploadSheet.tsx';

/** Adds and changes many entities by a sheet: template, dry run, import, and undo (spec sections 2, 4 and 5). */
export const EntityImportPage = () => {
  const { t } = useLingui();
  const title = t`Import entities`;
  usePageTitle(title);
  const { id, kind } = readEntityImportPlace(useSearch({ strict: false }));
  const navigate = useNavigate();
  const move = (next: EntityImportPlace) =>
    void navigate({ to: '/ct/entity-management/import', search: next, resetScroll: false });
  return (
    <Page
      title={title}
      before={
        <PagePath
          current={title}
          above={[{ id: 'all', label: t`Entity Management`, link: <Link to="/ct/entity-management" /> }]}
        />
      }
      purpose={
        <Trans>
          Add or change many entities at once from an Excel sheet. You see every change before anything is stored, and
          can undo an import.
        </Trans>
      }
    >
      <Stack gap={6}>
        {id ? (
          <OneSheet key={id} id={id} kind={kind} onMove={(change) => move({ id, kind: change.kind })} />
        ) : (
          <>
            <GetEntities />
            <UploadSheet onChecked={(checked) => move({ id: checked })} />
            <EntityImports />
          </>
        )}
      </Stack>
    </Page>
  );
};

type OneSheetProps = {
  readonly id: string;
  readonly kind: EntityImportPlace['kind'];
  readonly onMove: (change: EntityImportPlace) => void;
};

const OneSheet = ({ id, kind, onMove }: OneSheetProps) => {
  const { data, error, refetch } = useQuery(entityImportQueries.one(useApi(), id));
  return data && !isSheetGone(error) ? (
    <CheckedSheet one={data} kind={kind} onMove={onMove} />
  ) : (
    <SheetNotLoaded error={error} onRetry={() => void refetch()} again={<AnotherFile />} />
  );
};
