import { climateImportQueries } from '@esg/api-client';
import { NotLoaded, PagePath, useApi, usePageTitle } from '@esg/app-kit';
import { useHeadingFocus } from '@esg/app-kit/imports';
import { Page, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ClimateHelp } from '../frame/ClimateHelp.tsx';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { GetLines } from './GetLines.tsx';
import { type ImportPlace, isAtWork, readImportPlace, stepOf } from './import-place.ts';
import { LineImports } from './LineImports.tsx';
import { LineSteps } from './LineSteps.tsx';
import { ResultStep } from './ResultStep.tsx';
import { UploadSheet } from './UploadSheet.tsx';

const pollMs = 2_000;

/** Brings bills and readings in from a sheet: upload, columns, dry run, import, and undo. The address keeps the step. */
export const ClimateImportPage = () => {
  const { t } = useLingui();
  const title = t`Import bills and readings`;
  usePageTitle(title);
  const place = readImportPlace(useSearch({ strict: false }));
  const navigate = useNavigate();
  const move = (search: ImportPlace) => void navigate({ to: '/ct/climate/import', search, resetScroll: false });
  return (
    <Page
      title={title}
      before={
        <PagePath
          current={title}
          above={[{ id: 'lines', label: t`Activity data`, link: <Link to="/ct/climate/activities" /> }]}
        />
      }
      purpose={
        <Trans>
          Add a year of bills from Excel or CSV. You see what happens to every row before anything is stored, and can
          undo an import.
        </Trans>
      }
    >
      {place.id ? (
        <OneImport key={place.id} id={place.id} place={place} onMove={move} />
      ) : (
        <Stack gap={6}>
          <LineSteps step="upload" />
          <UploadSheet onUploaded={(id) => move({ id })} />
          <GetLines />
          <LineImports />
          <ClimateHelp about="import" />
        </Stack>
      )}
    </Page>
  );
};

type OneImportProps = {
  readonly id: string;
  readonly place: ImportPlace;
  readonly onMove: (place: ImportPlace) => void;
};

const OneImport = ({ id, place, onMove }: OneImportProps) => {
  const { data, error, refetch } = useQuery({
    ...climateImportQueries.one(useApi(), id),
    // Usually notices report progress; polling is for a lost connection.
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? pollMs : false),
  });
  const step = data && stepOf(place, data.state);
  useHeadingFocus(step && data && `${step} ${data.state}`);
  if (!data || !step)
    return <NotLoaded title={<Trans>Couldn’t load the import</Trans>} error={error} onRetry={() => void refetch()} />;
  const begin = () => onMove({});
  return (
    <Stack gap={6}>
      <LineSteps step={step} state={data.state} id={id} />
      {step === 'columns' && <ColumnsStep one={data} onChecked={() => onMove({ id })} onRemoved={begin} />}
      {step === 'check' && (
        <CheckStep one={data} kind={place.kind} onMove={(kind) => onMove({ id, kind })} onRemoved={begin} />
      )}
      {step === 'result' && <ResultStep one={data} kind={place.kind} onMove={(kind) => onMove({ id, kind })} />}
    </Stack>
  );
};
