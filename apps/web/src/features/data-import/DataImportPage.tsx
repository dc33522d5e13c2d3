import { importQueries } from '@esg/api-client';
import { NotLoaded, useApi, usePageTitle } from '@esg/app-kit';
import { useHeadingFocus } from '@esg/app-kit/imports';
import { Page, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { DataImports } from './DataImports.tsx';
import { DataSteps } from './DataSteps.tsx';
import { type ImportPlace, isAtWork, readImportPlace, stepOf } from './import-place.ts';
import { type AfterChange, ResultStep } from './ResultStep.tsx';
import { TemplateStep } from './TemplateStep.tsx';
import { UploadStep } from './UploadStep.tsx';

const pollMs = 2_000;

/**
 * Imports data points from a sheet into the data hub: template, upload, columns, differences, result (spec section 4, import and
 * conflicts). The address keeps the step. `tabs` are the places of the data hub; `afterChange` shows what else concerns figures that an
 * import changed.
 */
export const DataImportPage = ({ tabs, afterChange }: { readonly tabs: ReactNode } & AfterChange) => {
  const { t } = useLingui();
  const title = t`Import data`;
  usePageTitle(title);
  const place = readImportPlace(useSearch({ strict: false }));
  const navigate = useNavigate();
  const move = (next: ImportPlace) => void navigate({ to: '/ct/data-hub/import', search: next, resetScroll: false });
  return (
    <Page
      title={title}
      purpose={
        <Trans>
          Fill in many data points at once from Excel or CSV. You see every difference before anything is stored, and
          can undo an import.
        </Trans>
      }
    >
      {tabs}
      {place.id ? (
        <OneImport id={place.id} place={place} onMove={move} afterChange={afterChange} />
      ) : (
        <NewImport place={place} onMove={move} />
      )}
    </Page>
  );
};

type StepProps = { readonly place: ImportPlace; readonly onMove: (place: ImportPlace) => void };

const NewImport = ({ place, onMove }: StepProps) => {
  const step = stepOf(place, undefined);
  return (
    <Stack gap={6}>
      <DataSteps step={step} />
      {step === 'template' ? (
        <TemplateStep onDone={() => onMove({ step: 'upload' })} />
      ) : (
        <UploadStep onUploaded={(id) => onMove({ id })} />
      )}
      <DataImports />
    </Stack>
  );
};

const OneImport = ({ id, place, onMove, afterChange }: StepProps & AfterChange & { readonly id: string }) => {
  const { data, error, refetch } = useQuery({
    ...importQueries.one(useApi(), id),
    // Usually notices report progress; polling is for a lost connection.
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? pollMs : false),
  });
  const step = data && stepOf(place, data.state);
  useHeadingFocus(step && data && `${step} ${data.state}`);
  if (!data || !step)
    return <NotLoaded title={<Trans>Couldn’t load the import</Trans>} error={error} onRetry={() => void refetch()} />;
  return (
    <Stack gap={6}>
      <DataSteps step={step} state={data.state} id={id} />
      {step === 'columns' && <ColumnsStep key={id} one={data} onChecked={() => onMove({ id })} />}
      {step === 'check' && (
        <CheckStep key={id} one={data} kind={place.kind} onMove={(change) => onMove({ id, ...change })} />
      )}
      {step === 'result' && (
        <ResultStep
          one={data}
          kind={place.kind}
          onMove={(change) => onMove({ id, ...change })}
          afterChange={afterChange}
        />
      )}
    </Stack>
  );
};
