import { climateQueries, sessionQueries } from '@esg/api-client';
import { LoadFailed, useApi, useProblemSentences } from '@esg/app-kit';
import { Button, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FactorDialog } from './FactorDialog.tsx';

type CheckFactorProps = {
  /** Of the library; nobody compared it. */
  readonly id: string;
  readonly name: string;
  /** The kind of activity that it is wanted for: it may fit several. */
  readonly activityTypeId: string;
};

/**
 * Takes a factor of the library that nobody compared into the own factors, where people may enter some: what the library says is compared with
 * its publisher, and added with the place where it stands.
 */
export const CheckFactor = ({ id, name, activityTypeId }: CheckFactorProps) => {
  const { problem } = useProblemSentences();
  const api = useApi();
  const [isOpen, setOpen] = useState(false);
  const { data: profile } = useQuery(sessionQueries.profile(api));
  const { data, error, isFetching, refetch } = useQuery({ ...climateQueries.libraryFactor(api, id), enabled: isOpen });
  const close = () => setOpen(false);
  const open = () => {
    setOpen(true);
    if (error) void refetch();
  };
  if (!profile?.permissions.includes('climate:write')) return null;
  return (
    <>
      <Button size="compact" pending={isOpen && isFetching} onClick={open}>
        <Trans>Check and use {name}</Trans>
      </Button>
      {isOpen && error && (
        <Text size="sm" tone="danger" role="alert">
          {problem(error)}
        </Text>
      )}
      {isOpen && data && <FactorDialog library={{ id, factor: { ...data, activityTypeId } }} onClose={close} />}
    </>
  );
};

/** The same from a link, such as those of the factor library. */
export const CheckLinked = ({ id, onClose }: Pick<CheckFactorProps, 'id'> & { readonly onClose: () => void }) => {
  const { data, error, refetch } = useQuery(climateQueries.libraryFactor(useApi(), id));
  if (data) return <FactorDialog key={id} library={{ id, factor: data }} onClose={onClose} />;
  return error ? (
    <LoadFailed title={<Trans>Couldn’t load the factor</Trans>} error={error} onRetry={() => void refetch()} />
  ) : null;
};
