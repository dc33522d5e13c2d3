import { entityMutations } from '@esg/api-client';
import { notify, useApi, useEach, useFormatters } from '@esg/app-kit';
import { branchOf, isInUse } from '@esg/contract';
import { ConfirmDialog, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChosenEntities, sumOf, topmostOf } from './chosen-entities.ts';
import { Failures } from './Failures.tsx';

/** Everything that is archived with these: they and everything below them, as far as it is in use. */
const archivedWith = (tops: ChosenEntities['chosen'], rows: ChosenEntities['rows']) => {
  const entities = rows.map(({ entity }) => entity);
  const ids = new Set(tops.flatMap(({ entity }) => branchOf(entities, entity.id).map(({ id }) => id)));
  return rows.filter(({ entity }) => ids.has(entity.id) && isInUse(entity));
};

/** Archives entities, and says first what happens to the entities below them, to their figures and to what they are asked. */
export const ArchiveDialog = ({ chosen, rows, onClose, onDone }: ChosenEntities) => {
  const { list } = useFormatters();
  const tops = topmostOf(chosen, rows);
  const all = archivedWith(tops, rows);
  const below = all.length - tops.length;
  const { mutateAsync } = useMutation(entityMutations.archive(useApi(), useQueryClient()));
  const { run, pending, failures } = useEach(
    tops,
    ({ entity }) => mutateAsync(entity.id),
    () => {
      notify('success', tops.length > 1 ? msg`Entities archived` : msg`Entity archived`);
      onClose();
      onDone();
    },
  );
  const names = list(tops.map(({ entity }) => entity.name));
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={<Plural value={tops.length} one={`Archive ${names}?`} other="Archive # entities?" />}
      description={
        <Trans>Archived entities take no new data, reports or answers. You can restore them at any time.</Trans>
      }
      confirmLabel={<Trans>Archive</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={pending}
      onConfirm={run}
    >
      <Stack gap={2}>
        <Failures failures={failures} />
        <Effects all={all} below={below} />
      </Stack>
    </ConfirmDialog>
  );
};

type EffectsProps = { readonly all: ChosenEntities['rows']; readonly below: number };

/** What archiving all of these does, line by line. */
const Effects = ({ all, below }: EffectsProps) => {
  const { figures, reports, requests } = sumOf(all);
  return (
    <>
      {below > 0 && (
        <Text>
          <Plural
            value={below}
            one="The # entity below is archived too."
            other="The # entities below are archived too."
          />
        </Text>
      )}
      {figures > 0 && (
        <Text>
          <Plural
            value={figures}
            one="# data point stays, and still counts in totals: within a boundary, until today."
            other="# data points stay, and still count in totals: within a boundary, until today."
          />
        </Text>
      )}
      {requests > 0 && (
        <Text>
          <Plural
            value={requests}
            one="# open request for figures is paused until you restore them."
            other="# open requests for figures are paused until you restore them."
          />
        </Text>
      )}
      {reports > 0 && (
        <Text>
          <Plural value={reports} one="# report still covers them." other="# reports still cover them." />
        </Text>
      )}
    </>
  );
};
