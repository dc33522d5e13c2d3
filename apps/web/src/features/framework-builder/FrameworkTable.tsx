import { ownFrameworkMutations } from '@esg/api-client';
import { notify, notifyProblem, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import type { OwnFrameworkSummary } from '@esg/contract';
import { Banner, ConfirmDialog, IconButton, Menu, MenuItem, Stack, Status, Table, Text, TextLink } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useBuilderWords } from './builder-words.ts';
import { useExport } from './ExportMenu.tsx';

type FrameworkTableProps = {
  readonly frameworks: readonly OwnFrameworkSummary[];
  readonly onCopy: (framework: OwnFrameworkSummary) => void;
};

/** Own frameworks, the last changed first: the state of each, and the actions on it. */
export const FrameworkTable = ({ frameworks, onCopy }: FrameworkTableProps) => {
  const { t } = useLingui();
  const { date } = useFormatters();
  const words = useBuilderWords();
  const [removing, setRemoving] = useState<OwnFrameworkSummary>();
  return (
    <>
      <Table caption={t`Custom frameworks`} captionHidden>
        <thead>
          <tr>
            {[t`Name`, t`State`, t`Disclosures`, t`Reports`, t`Changed`, t`Actions`].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {frameworks.map((framework) => (
            <tr key={framework.id}>
              <th scope="row">
                <TextLink asChild>
                  <Link to="/ct/framework-builder/$frameworkId" params={{ frameworkId: framework.id }}>
                    {words.text(framework.name) || t`Untitled`}
                  </Link>
                </TextLink>
              </th>
              <td>
                <StateOf framework={framework} />
              </td>
              <td>{framework.disclosureCount}</td>
              <td>{framework.releases.reduce((sum, { reportCount }) => sum + reportCount, 0)}</td>
              <td>
                <Stack gap={1}>
                  <span>{date(framework.updatedAt)}</span>
                  <Text size="sm" tone="muted">
                    {framework.updatedBy.name}
                  </Text>
                </Stack>
              </td>
              <td>
                <Actions framework={framework} onCopy={onCopy} onRemove={() => setRemoving(framework)} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {removing && <RemoveFramework framework={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
};

type OneProps = { readonly framework: OwnFrameworkSummary };

const StateOf = ({ framework: { isDraft, releases } }: OneProps) => {
  const [last] = releases;
  return (
    <Stack gap={1}>
      {last && (
        <Status tone={last.withdrawnAt ? 'neutral' : 'success'}>
          {last.withdrawnAt ? (
            <Trans>Version {last.number} withdrawn</Trans>
          ) : (
            <Trans>Version {last.number} published</Trans>
          )}
        </Status>
      )}
      {isDraft && (
        <Status tone="warning">
          <Trans>Draft</Trans>
        </Status>
      )}
    </Stack>
  );
};

type ActionsProps = OneProps & {
  readonly onCopy: (framework: OwnFrameworkSummary) => void;
  readonly onRemove: () => void;
};

const Actions = ({ framework, onCopy, onRemove }: ActionsProps) => {
  const { t } = useLingui();
  const save = useExport();
  const api = useApi();
  const queryClient = useQueryClient();
  const withdraw = useMutation(ownFrameworkMutations.withdraw(api, queryClient));
  const offer = useMutation(ownFrameworkMutations.offer(api, queryClient));
  const name = useBuilderWords().text(framework.name) || t`Untitled`;
  const [last] = framework.releases;
  const turn = ({ number, withdrawnAt }: { number: number; withdrawnAt: string | null }) =>
    (withdrawnAt ? offer : withdraw).mutate(
      { id: framework.id, number },
      {
        onSuccess: () =>
          notify('success', withdrawnAt ? msg`The framework is available again` : msg`The framework is withdrawn`),
        onError: notifyProblem,
      },
    );
  return (
    <Menu
      align="end"
      aria-label={t`Actions: ${name}`}
      trigger={<IconButton label={t`Actions: ${name}`} icon={<EllipsisVertical />} size="compact" />}
    >
      <MenuItem onSelect={() => onCopy(framework)}>
        <Trans>Duplicate</Trans>
      </MenuItem>
      <MenuItem onSelect={() => void save(framework, 'excel')}>
        <Trans>Export as Excel</Trans>
      </MenuItem>
      <MenuItem onSelect={() => void save(framework, 'json')}>
        <Trans>Export as JSON</Trans>
      </MenuItem>
      {last ? (
        <MenuItem onSelect={() => turn(last)}>
          {last.withdrawnAt ? <Trans>Offer it again</Trans> : <Trans>Withdraw: no new reports</Trans>}
        </MenuItem>
      ) : (
        <MenuItem tone="danger" onSelect={onRemove}>
          <Trans>Delete</Trans>
        </MenuItem>
      )}
    </Menu>
  );
};

const RemoveFramework = ({ framework, onClose }: OneProps & { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const remove = useMutation(ownFrameworkMutations.remove(useApi(), useQueryClient()));
  const name = useBuilderWords().text(framework.name) || t`Untitled`;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Trans>Delete {name}?</Trans>}
      description={
        <Trans>It was never published. Its content will be permanently deleted; export it first if you need it.</Trans>
      }
      confirmLabel={<Trans>Delete framework</Trans>}
      cancelLabel={<Trans>Keep it</Trans>}
      pending={remove.isPending}
      onConfirm={() =>
        remove.mutate(framework.id, {
          onSuccess: () => {
            notify('success', msg`Framework deleted`);
            onClose();
          },
        })
      }
    >
      {remove.error && <Banner tone="danger" title={problem(remove.error)} />}
    </ConfirmDialog>
  );
};
