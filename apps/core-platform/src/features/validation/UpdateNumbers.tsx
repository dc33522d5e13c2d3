import { numberMutations } from '@esg/api-client';
import { notify, notifyProblem, useApi } from '@esg/app-kit';
import type { Finding } from '@esg/contract';
import { Banner, Button } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWizard } from '../../wizard/wizard-context.ts';

/** Updates all changed numbers in the texts of the report at once. Shows nothing where none has changed. */
export const UpdateNumbers = ({ findings }: { findings: readonly Finding[] }) => {
  const { report, readOnly } = useWizard();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation(numberMutations.updateAll(useApi(), queryClient, report.id));
  const count = findings.filter(({ kind }) => kind === 'number-stale').length;
  if (count === 0 || readOnly) return null;
  const update = () =>
    mutate(undefined, {
      onSuccess: () => notify('success', msg`The numbers in the texts are updated.`),
      onError: notifyProblem,
    });
  return (
    <Banner
      tone="warning"
      title={
        <Plural value={count} one="A number in the texts has changed" other="# numbers in the texts have changed" />
      }
      action={
        <Button size="compact" pending={isPending} onClick={update}>
          <Trans>Update all</Trans>
        </Button>
      }
    >
      <Trans>
        The report prints the numbers as they are now. Read the sentences first: words such as “rose” may no longer fit.
        Approvals of texts that are updated end.
      </Trans>
    </Banner>
  );
};
