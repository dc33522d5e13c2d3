import { ImportSteps } from '@esg/app-kit/imports';
import type { ImportState } from '@esg/contract';
import { Link } from '@tanstack/react-router';
import { type ImportStep, importSteps } from './import-place.ts';

type DataStepsProps = { readonly step: ImportStep; readonly state?: ImportState; readonly id?: string };

/** The steps of an import of data points. Between columns and check people go back and forth. */
export const DataSteps = ({ step, state, id }: DataStepsProps) => {
  const mayGo = (to: ImportStep) =>
    id === undefined
      ? to === 'template' || to === 'upload'
      : state === 'checked' && (to === 'columns' || to === 'check');
  return (
    <ImportSteps
      steps={importSteps}
      current={step}
      linkTo={(each) => (mayGo(each) ? <Link to="/ct/data-hub/import" search={{ step: each, id }} /> : undefined)}
    />
  );
};
