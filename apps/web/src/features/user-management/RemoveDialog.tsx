import { peopleMutations } from '@esg/api-client';
import { notify, useApi, useEach, useFormatters } from '@esg/app-kit';
import { type MovedWork, mayTakeOver, type OrganizationUser } from '@esg/contract';
import { ConfirmDialog, Select, Stack } from '@esg/ui';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Failures } from './Failures.tsx';
import { calledOf } from './people-search.ts';

type RemoveDialogProps = {
  readonly chosen: readonly OrganizationUser[];
  readonly everybody: readonly OrganizationUser[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Says how many waiting tasks moved from the removed people to the successor; without one, to the remover. */
const useNotifyMoved = () => {
  const { t } = useLingui();
  const { list } = useFormatters();
  return (works: readonly MovedWork[], successor: string | undefined) => {
    const sumOf = (kind: keyof MovedWork) => works.reduce((sum, work) => sum + work[kind], 0);
    const reports = sumOf('reports');
    const disclosures = sumOf('assignments');
    const tasks = sumOf('tasks');
    const approvals = sumOf('approverPlaces');
    const invitations = sumOf('contributions');
    const people = sumOf('people');
    const entities = sumOf('entities');
    const moved: [count: number, words: string][] = [
      [reports, t`${plural(reports, { one: '# report', other: '# reports' })}`],
      [disclosures, t`${plural(disclosures, { one: '# disclosure', other: '# disclosures' })}`],
      [tasks, t`${plural(tasks, { one: '# task', other: '# tasks' })}`],
      [approvals, t`${plural(approvals, { one: '# approver role', other: '# approver roles' })}`],
      [
        invitations,
        t`${plural(invitations, { one: '# invitation to contribute', other: '# invitations to contribute' })}`,
      ],
      [
        people,
        t`${plural(people, { one: '# person whose entities you manage', other: '# people whose entities you manage' })}`,
      ],
      [entities, t`${plural(entities, { one: '# entity', other: '# entities' })}`],
    ];
    const things = list(moved.flatMap(([count, words]) => (count > 0 ? [words] : [])));
    if (things) notify('info', successor ? msg`${successor} took over ${things}.` : msg`You took over ${things}.`);
  };
};

/** Who can take over from the chosen people: the remover first, who does so unless a colleague is chosen. */
const successorsOf = (everybody: readonly OrganizationUser[], chosen: readonly OrganizationUser[]) => {
  const leaving = new Set(chosen.map(({ id }) => id));
  const staying = everybody.filter(
    ({ id, role, status }) => status === 'Registered' && mayTakeOver(role) && !leaving.has(id),
  );
  return { me: staying.find(({ isSelf }) => isSelf), colleagues: staying.filter(({ isSelf }) => !isSelf) };
};

type WhatFollowsProps = { readonly names: string; readonly successor: string | undefined };

/** Who gets their work, and what they lose. */
const WhatFollows = ({ names, successor }: WhatFollowsProps) =>
  successor ? (
    <Trans>
      {successor} takes over the reports of {names}, with their open assignments, tasks and approvals. What they wrote
      stays under their name. They’re signed out immediately and lose access, and their seats become free. This can’t be
      undone.
    </Trans>
  ) : (
    <Trans>
      You take over the reports of {names}, with their open assignments, tasks and approvals. What they wrote stays
      under their name. They’re signed out immediately and lose access, and their seats become free. This can’t be
      undone.
    </Trans>
  );

/** Removes people permanently, and says first who gets their reports (spec section 6). */
export const RemoveDialog = ({ chosen, everybody, onClose, onDone }: RemoveDialogProps) => {
  const { t } = useLingui();
  const { list } = useFormatters();
  const moved = useRef<MovedWork[]>([]);
  const notifyMoved = useNotifyMoved();
  const { me, colleagues } = successorsOf(everybody, chosen);
  const myId = me?.id ?? '';
  const [successorId, setSuccessorId] = useState(myId);
  const colleague = colleagues.find(({ id }) => id === successorId);
  const successor = colleague && calledOf(colleague);
  const { mutateAsync } = useMutation(peopleMutations.remove(useApi(), useQueryClient()));
  const { run, pending, failures } = useEach(
    chosen,
    async ({ id }) => void moved.current.push(await mutateAsync({ id, successorId: colleague?.id })),
    () => {
      notify('success', msg`User removed successfully`);
      notifyMoved(moved.current, successor);
      onDone();
    },
  );
  const names = list(chosen.map(calledOf));
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Plural value={chosen.length} one={`Remove ${names}?`} other="Remove # people?" />}
      description={<WhatFollows names={names} successor={successor} />}
      confirmLabel={<Trans>Remove user</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={pending}
      onConfirm={run}
    >
      <Stack gap={4}>
        <Failures failures={failures} />
        {colleagues.length > 0 && (
          <Select
            label={t`Who takes over`}
            options={[
              { value: myId, label: t`You` },
              ...colleagues.map((person) => ({ value: person.id, label: calledOf(person) })),
            ]}
            value={successorId}
            onChange={({ value }) => setSuccessorId(value)}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
};
