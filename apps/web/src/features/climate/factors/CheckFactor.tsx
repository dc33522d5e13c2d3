import { climateQueries, sessionQueries } from '@esg/api-client';
import { LoadFailed, useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import type { ClimateFactor, UnreadFactor } from '@esg/contract';
import { Banner, Button, Stack, Text, TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FactorDialog } from './FactorDialog.tsx';
import type { CheckedFactor } from './use-factor-form.ts';

type CheckFactorProps = {
  /** Of the library; nobody compared it. */
  readonly factor: UnreadFactor;
  /** The kind of activity that it is wanted for: it may fit several. */
  readonly activityTypeId: string;
  /** It was compared, and lines are calculated by it. */
  readonly onUsed?: (() => void) | undefined;
};

/**
 * Takes a factor of the library that nobody compared into the own factors, where people may enter some: what the library says is compared with
 * its publisher, and added with the place where it stands. One that somebody entered already is named instead: two would be tied.
 */
export const CheckFactor = ({ factor, activityTypeId, onUsed }: CheckFactorProps) => {
  const { data: profile } = useQuery(sessionQueries.profile(useApi()));
  const [isOpen, setOpen] = useState(false);
  // While it is being added here, it is entered already before it is confirmed.
  if (factor.entered && !isOpen) return <Entered entered={factor.entered} activityTypeId={activityTypeId} />;
  if (!profile?.permissions.includes('climate:write')) return null;
  return <Check factor={factor} activityTypeId={activityTypeId} onUsed={onUsed} isOpen={isOpen} onOpen={setOpen} />;
};

type EnteredProps = Pick<CheckFactorProps, 'activityTypeId'> & {
  readonly entered: NonNullable<UnreadFactor['entered']>;
};

const Entered = ({ entered, activityTypeId }: EnteredProps) => (
  <Stack gap={1}>
    <Text size="sm">
      <EnteredText entered={entered} />
    </Text>
    <TextLink asChild>
      <Link to="/ct/climate/factors" search={{ activityTypeId, state: entered.isTaken ? 'confirmed' : 'unconfirmed' }}>
        <Trans>Open own factors</Trans>
      </Link>
    </TextLink>
  </Stack>
);

/** Who entered a factor of the library as an own one, and what it waits for. */
const EnteredText = ({ entered: { by, isTaken } }: Pick<EnteredProps, 'entered'>) =>
  isTaken ? (
    <Trans>
      {by} has entered this factor, and it’s confirmed. Recalculate to use it for lines that are there already.
    </Trans>
  ) : (
    <Trans>{by} has entered this factor. It’s used once someone confirms it.</Trans>
  );

type CheckProps = CheckFactorProps & { readonly isOpen: boolean; readonly onOpen: (isOpen: boolean) => void };

const Check = ({ factor: { id, name: names }, activityTypeId, onUsed, isOpen, onOpen }: CheckProps) => {
  const { problem } = useProblemSentences();
  const name = names[useLanguage()];
  const query = climateQueries.libraryFactor(useApi(), id);
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled: isOpen });
  const open = () => {
    onOpen(true);
    if (error) void refetch();
  };
  const stored = ({ confirmedAt }: ClimateFactor) => {
    if (confirmedAt !== null) onUsed?.();
  };
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
      {isOpen && data && (
        <FactorDialog
          library={{ id, factor: { ...data, activityTypeId } }}
          onStored={stored}
          onClose={() => onOpen(false)}
        />
      )}
    </>
  );
};

type CheckLinkedProps = { readonly id: string; readonly onClose: () => void };

/** The same from a link, such as those of the factor library. */
export const CheckLinked = ({ id, onClose }: CheckLinkedProps) => {
  const api = useApi();
  const library = useQuery(climateQueries.libraryFactor(api, id));
  const typeId = library.data?.activityTypeId;
  const type = useQuery({ ...climateQueries.type(api, typeId ?? ''), enabled: typeId !== undefined });
  const failed = [library, type].find(({ data, error }) => !data && error);
  if (library.data && type.data) {
    const entered = type.data.unread.find((each) => each.id === id)?.entered ?? null;
    return <Linked key={id} id={id} factor={library.data} entered={entered} onClose={onClose} />;
  }
  return failed?.error ? (
    <LoadFailed
      title={<Trans>Couldn’t load the factor</Trans>}
      error={failed.error}
      onRetry={() => void failed.refetch()}
    />
  ) : null;
};

type LinkedProps = CheckLinkedProps & CheckedFactor & Pick<UnreadFactor, 'entered'>;

/** What was entered when the link was opened counts: while it is being added here, it is entered already before it is confirmed. */
const Linked = ({ id, factor, entered, onClose }: LinkedProps) => {
  const [before] = useState(entered);
  if (!before) return <FactorDialog library={{ id, factor }} onClose={onClose} />;
  return (
    <Banner
      tone="info"
      title={factor.name}
      action={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <EnteredText entered={before} />
    </Banner>
  );
};
