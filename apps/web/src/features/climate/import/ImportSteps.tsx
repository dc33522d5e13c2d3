import type { ClimateImportState } from '@esg/contract';
import { type Step, Steps } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ImportStep, importSteps } from './import-place.ts';

type ImportStepsProps = {
  readonly step: ImportStep;
  readonly state: ClimateImportState | undefined;
  readonly id: string | undefined;
};

/** The steps of an import, with the present one. Between columns and check people go back and forth. */
export const ImportSteps = ({ step, state, id }: ImportStepsProps) => {
  const { t } = useLingui();
  const names: Record<ImportStep, string> = {
    upload: t`Upload`,
    columns: t`Match columns`,
    check: t`Check`,
    result: t`Result`,
  };
  const at = importSteps.indexOf(step);
  const steps = importSteps.map((each, index): Step => {
    const base = {
      id: each,
      label: names[each],
      state: index === at ? ('current' as const) : index < at ? ('done' as const) : ('todo' as const),
    };
    const isOpen = state === 'checked' && (each === 'columns' || each === 'check') && each !== step;
    return isOpen ? { ...base, link: <Link to="/ct/climate/import" search={{ step: each, id }} /> } : base;
  });
  const number = at + 1;
  const count = importSteps.length;
  const name = names[step];
  return (
    <Steps
      label={t`Steps of the import`}
      phases={[{ id: 'import', label: t`Import`, state: 'current', steps }]}
      summary={
        <Trans>
          {name}: step {number} of {count}
        </Trans>
      }
      stateLabels={{ todo: t`still to do`, current: t`you are here`, done: t`done`, attention: t`needs attention` }}
    />
  );
};
