import { entityLinkMutations } from '@esg/api-client';
import { notify, notifyProblem, useApi, useDeviceName, useFormatters } from '@esg/app-kit';
import { calledOf } from '@esg/app-kit/entities';
import type { EntityLinks, EntityUser, Party } from '@esg/contract';
import { Button, ConfirmDialog, Inline, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type LinksOfUserProps = {
  readonly user: EntityUser;
  readonly links: EntityLinks;
  /** Whether the person answers for entities or for suppliers. */
  readonly of?: Party;
};

/** The links in letters to a person about the entity or the supplier: whether and where they are in use, and how they are withdrawn or allowed again. */
export const LinksOfUser = ({ user, links, of = 'entities' }: LinksOfUserProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const allow = useMutation(entityLinkMutations.allow(useApi(), useQueryClient(), of));
  const place = { id: user.id, entityId: links.entityId };
  const name = calledOf(user);
  const again = () =>
    allow.mutate(place, {
      onSuccess: () => notify('success', msg`The next e-mail has a link again`),
      onError: (error) => notifyProblem(error),
    });
  return (
    <Inline gap={2}>
      <Text as="span" size="sm" tone="muted">
        <State links={links} />
      </Text>
      {links.withdrawnAt ? (
        <Button size="compact" emphasis="quiet" pending={allow.isPending} onClick={again}>
          <Trans>Allow links for {name}</Trans>
        </Button>
      ) : (
        <Button size="compact" emphasis="quiet" onClick={() => setIsAsking(true)}>
          <Trans>Withdraw links of {name}</Trans>
        </Button>
      )}
      {isAsking && <Withdrawal name={name} place={place} of={of} onClose={() => setIsAsking(false)} />}
    </Inline>
  );
};

const State = ({ links: { withdrawnAt, expiresAt, lastUsedAt, devices } }: Pick<LinksOfUserProps, 'links'>) => {
  const { date, time, list } = useFormatters();
  const deviceName = useDeviceName();
  const until = date(expiresAt);
  const since = withdrawnAt && date(withdrawnAt);
  if (since) return <Trans>Links withdrawn on {since}</Trans>;
  if (Date.parse(expiresAt) < Date.now()) return <Trans>Links expired on {until}</Trans>;
  if (!lastUsedAt) return <Trans>Link sent, not used yet, works until {until}</Trans>;
  const at = `${date(lastUsedAt)} ${time(lastUsedAt)}`;
  const where = list([...new Set(devices.map(deviceName))]);
  return where ? (
    <Trans>
      Link last used {at}, {where}
    </Trans>
  ) : (
    <Trans>Link last used {at}</Trans>
  );
};

type WithdrawalProps = {
  readonly name: string;
  readonly place: { readonly id: string; readonly entityId: string };
  readonly of: Party;
  readonly onClose: () => void;
};

const Withdrawal = ({ name, place, of, onClose }: WithdrawalProps) => {
  const { t } = useLingui();
  const withdraw = useMutation(entityLinkMutations.withdraw(useApi(), useQueryClient(), of));
  const run = () =>
    withdraw.mutate(place, {
      onSuccess: () => {
        notify('success', msg`Links withdrawn`);
        onClose();
      },
      onError: (error) => notifyProblem(error),
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={t`Withdraw the links of ${name}?`}
      description={
        of === 'suppliers' ? (
          <Trans>
            Links in e-mails to {name} about this supplier stop working immediately, on every device. {name} can still
            sign in, and keeps access.
          </Trans>
        ) : (
          <Trans>
            Links in e-mails to {name} about this entity stop working immediately, on every device. {name} can still
            sign in, and keeps access.
          </Trans>
        )
      }
      confirmLabel={<Trans>Withdraw links</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={withdraw.isPending}
      onConfirm={run}
    />
  );
};
