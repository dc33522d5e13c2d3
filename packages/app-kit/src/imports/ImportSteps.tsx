import { type Step, Steps } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type ImportStepName = 'template' | 'upload' | 'columns' | 'check' | 'result';

type ImportStepsProps<Name extends ImportStepName> = {
  /** In their order. */
  readonly steps: readonly Name[];
  readonly current: Name;
  /** The way to a step, where people may go there now. */
  readonly linkTo: (step: Name) => Step['link'];
};

/** The steps of an import, with the present one. Steps that are available are links. */
export const ImportSteps = <Name extends ImportStepName>({ steps, current, linkTo }: ImportStepsProps<Name>) => {
  const { t } = useLingui();
  const names: Record<ImportStepName, string> = {
    template: t`Template`,
    upload: t`Upload`,
    columns: t`Match columns`,
    check: t`Check`,
    result: t`Result`,
  };
  const at = steps.indexOf(current);
  const shown = steps.map((each, index): Step => {
    const link = each === current ? undefined : linkTo(each);
    const state = index === at ? 'current' : index < at ? 'done' : 'todo';
    return link ? { id: each, label: names[each], state, link } : { id: each, label: names[each], state };
  });
  const number = at + 1;
  const count = steps.length;
  const name = names[current];
  return (
    <Steps
      label={t`Steps of the import`}
      phases={[{ id: 'import', label: t`Import`, state: 'current', steps: shown }]}
      summary={
        <Trans>
          {name}: step {number} of {count}
        </Trans>
      }
      stateLabels={{ todo: t`still to do`, current: t`you are here`, done: t`done`, attention: t`needs attention` }}
    />
  );
};
