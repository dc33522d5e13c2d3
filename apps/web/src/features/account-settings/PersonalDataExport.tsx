import { personalDataMutations } from '@esg/api-client';
import { saveFile, useApi, useProblemSentences } from '@esg/app-kit';
import type { PersonalData } from '@esg/contract';
import { Banner, Button, Inline, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Details } from './Details.tsx';

const save = (data: PersonalData) =>
  saveFile(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
    `personal-data-${data.exportedAt.slice(0, 10)}.json`,
  );

/** Downloads all personal data of the person as a file. */
export const PersonalDataExport = () => {
  const { problem } = useProblemSentences();
  const make = useMutation(personalDataMutations.export(useApi()));
  const { data } = make;
  return (
    <Details title={<Trans>Your personal data</Trans>}>
      <Text tone="muted" measured>
        <Trans>
          A file with everything we keep about you: your details, sign-ins, notifications, and what you did in reports.
          People and programs can read it.
        </Trans>
      </Text>
      {make.error && <Banner tone="danger" title={problem(make.error)} />}
      <div role="status">
        {make.isPending && (
          <Text tone="muted">
            <Trans>Your data is being put together.</Trans>
          </Text>
        )}
        {data && (
          <Text tone="success">
            <Trans>The file is ready, and your browser saves it.</Trans>
          </Text>
        )}
      </div>
      <Inline gap={2} justify="end">
        {data && (
          <Button onClick={() => save(data)}>
            <Trans>Save it again</Trans>
          </Button>
        )}
        <Button pending={make.isPending} onClick={() => make.mutate(undefined, { onSuccess: save })}>
          <Trans>Export your data</Trans>
        </Button>
      </Inline>
    </Details>
  );
};
