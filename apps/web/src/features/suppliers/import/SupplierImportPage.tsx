import { supplierImportQueries } from '@esg/api-client';
import { PagePath, useApi, usePageTitle } from '@esg/app-kit';
import { useSuppliersRefusal } from '@esg/app-kit/entities';
import { isSheetGone, SheetNotLoaded } from '@esg/app-kit/imports';
import { Page, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { SuppliersRefused } from '../NoSuppliers.tsx';
import { AnotherFile } from './AnotherFile.tsx';
import { CheckedSheet } from './CheckedSheet.tsx';
import { GetSuppliers } from './GetSuppliers.tsx';
import { SupplierImports } from './SupplierImports.tsx';
import { readSupplierImportPlace, type SupplierImportPlace } from './supplier-import-place.ts';
import { UploadSheet } from './UploadSheet.tsx';

/** Adds and changes many suppliers by a sheet: template, dry run, import, and undo. */
export const SupplierImportPage = () => {
  const { t } = useLingui();
  const title = t`Import suppliers`;
  usePageTitle(title);
  const { id, kind } = readSupplierImportPlace(useSearch({ strict: false }));
  const refusal = useSuppliersRefusal();
  const navigate = useNavigate();
  const move = (next: SupplierImportPlace) =>
    void navigate({ to: '/ct/entity-management/import', search: { of: 'suppliers', ...next }, resetScroll: false });
  return (
    <Page
      title={title}
      before={
        <PagePath
          current={title}
          above={[
            { id: 'all', label: t`Entity Management`, link: <Link to="/ct/entity-management" /> },
            { id: 'suppliers', label: t`Suppliers`, link: <Link to="/ct/entity-management/suppliers" /> },
          ]}
        />
      }
      purpose={
        <Trans>
          Add or change many suppliers at once from an Excel sheet. You see every change before anything is stored, and
          can undo an import.
        </Trans>
      }
    >
      {refusal ? (
        <SuppliersRefused refusal={refusal} />
      ) : (
        <Stack gap={6}>
          {id ? (
            <OneSheet key={id} id={id} kind={kind} onMove={(change) => move({ id, kind: change.kind })} />
          ) : (
            <>
              <GetSuppliers />
              <UploadSheet onChecked={(checked) => move({ id: checked })} />
              <SupplierImports />
            </>
          )}
        </Stack>
      )}
    </Page>
  );
};

type OneSheetProps = {
  readonly id: string;
  readonly kind: SupplierImportPlace['kind'];
  readonly onMove: (change: SupplierImportPlace) => void;
};

const OneSheet = ({ id, kind, onMove }: OneSheetProps) => {
  const { data, error, refetch } = useQuery(supplierImportQueries.one(useApi(), id));
  return data && !isSheetGone(error) ? (
    <CheckedSheet one={data} kind={kind} onMove={onMove} />
  ) : (
    <SheetNotLoaded error={error} onRetry={() => void refetch()} again={<AnotherFile />} />
  );
};
