import { sampleDataMutations } from '@esg/api-client';
import { notify, notifyProblem, useApi, useLanguage } from '@esg/app-kit';
import { Button } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Adds two years of a sample company in one press. */
export const TrySampleData = ({ emphasis = 'quiet' }: { readonly emphasis?: 'quiet' | 'soft' }) => {
  const language = useLanguage();
  const create = useMutation(sampleDataMutations.create(useApi(), useQueryClient()));
  return (
    <Button
      size="compact"
      emphasis={emphasis}
      pending={create.isPending}
      onClick={() =>
        create.mutate(
          { language },
          { onSuccess: () => notify('success', msg`Two years of sample data are here`), onError: notifyProblem },
        )
      }
    >
      <Trans>Try with sample data</Trans>
    </Button>
  );
};
