import { climateMutations } from '@esg/api-client';
import { notify, notifyProblem, useApi, useFormatters } from '@esg/app-kit';
import { LineMenu } from '@esg/app-kit/entities';
import { useMonthName } from '@esg/app-kit/figures';
import type { ClimateActivity, ClimateOutcome } from '@esg/contract';
import { Button, Card, Inline, MenuItem, Stack, Status, Text, TextLink } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useTonnes } from '../names/use-tonnes.ts';
import { useUnitNames } from '../names/use-unit-names.ts';
import { useClimateWords } from '../words/use-climate-words.ts';
import { LineQuestion } from './LineQuestion.tsx';
import { OldFactor } from './OldFactor.tsx';
import type { OpenedLine } from './use-line-form.ts';

type LineCardProps = {
  readonly line: ClimateActivity;
  readonly mayWrite: boolean;
  readonly onOpen: (opened: OpenedLine) => void;
};

/** One line: what was used, what it comes to with the way there, or the question that is answered where it stands. */
export const LineCard = ({ line, mayWrite, onOpen }: LineCardProps) => {
  const { decimal } = useFormatters();
  const names = useClimateNames();
  const unitName = useUnitNames();
  const monthName = useMonthName('short');
  const type = names.activityType(line.activityTypeId);
  const name = line.label ? `${type}: ${line.label}` : type;
  const asked = line.outcomes.find(({ question }) => question)?.question;
  return (
    <Card padding="compact">
      <Stack gap={2}>
        <Inline gap={4} justify="between" align="start">
          <Stack gap={1}>
            <TextLink asChild>
              <Link to="/ct/climate/lines/$id" params={{ id: line.id }}>
                {name}
              </Link>
            </TextLink>
            <Text size="sm" tone="muted">
              {[names.entity(line.entityId), monthName(line.month), names.scope(line.scope)].join(' · ')}
            </Text>
          </Stack>
          <Inline gap={2}>
            <Text numeric>{`${decimal(line.amount)} ${unitName(line.unit)}`.trim()}</Text>
            {mayWrite && !line.deletedAt && <Deeds line={line} name={name} onOpen={onOpen} />}
          </Inline>
        </Inline>
        <Marks line={line} />
        {asked ? (
          <LineQuestion line={line} question={asked} mayWrite={mayWrite && !line.deletedAt} onOpen={onOpen} />
        ) : (
          line.outcomes.map((outcome) => <Outcome key={outcome.method} outcome={outcome} scope={line.scope} />)
        )}
        {!asked && line.outcomes.some(({ caveats }) => caveats.includes('factor_long_ended')) && (
          <OldFactor line={line} />
        )}
        {mayWrite && line.deletedAt && <Restore line={line} name={name} />}
      </Stack>
    </Card>
  );
};

const Marks = ({ line }: Pick<LineCardProps, 'line'>) => {
  const isOutdated = line.outcomes.some((outcome) => outcome.isOutdated);
  if (!line.isEstimate && !isOutdated) return null;
  return (
    <Inline gap={2}>
      {line.isEstimate && (
        <Status tone="progress">
          <Trans>Estimate</Trans>
        </Status>
      )}
      {isOutdated && (
        <Status tone="warning">
          <Trans>Outdated: rules or factors changed</Trans>
        </Status>
      )}
    </Inline>
  );
};

type OutcomeProps = { readonly outcome: ClimateOutcome; readonly scope: ClimateActivity['scope'] };

const Outcome = ({ outcome: { method, kgCo2e, caveats }, scope }: OutcomeProps) => {
  const { list } = useFormatters();
  const names = useClimateNames();
  const tonnes = useTonnes();
  const words = useClimateWords();
  // An estimate has a mark, and an old factor a warning of its own.
  const said = caveats.filter((caveat) => caveat !== 'estimate' && caveat !== 'factor_long_ended').map(words.caveat);
  return (
    <Text size="sm">
      {names.scope(scope, method)}: <strong>{kgCo2e === null ? '–' : `${tonnes(kgCo2e)} t CO₂e`}</strong>
      {said.length > 0 && ` (${list(said)})`}
    </Text>
  );
};

/** Deletes with undo: a deleted line can be restored. */
const useDelete = (line: ClimateActivity) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const restore = useMutation({
    ...climateMutations.restore(api, queryClient),
    onError: notifyProblem,
  });
  const removal = climateMutations.remove(api, queryClient);
  return useMutation({
    ...removal,
    onError: notifyProblem,
    onSuccess: (...given) => {
      notify('success', msg`Line deleted`, { label: msg`Undo`, run: () => restore.mutate(line.id) });
      return removal.onSuccess?.(...given);
    },
  });
};

const Deeds = ({ line, name, onOpen }: Omit<LineCardProps, 'mayWrite'> & { readonly name: string }) => {
  const { t } = useLingui();
  const remove = useDelete(line);
  return (
    <LineMenu label={t`Actions for ${name}`}>
      <MenuItem onSelect={() => onOpen({ line })}>
        <Trans>Change</Trans>
      </MenuItem>
      <MenuItem tone="danger" onSelect={() => remove.mutate({ id: line.id, version: line.version })}>
        <Trans>Delete</Trans>
      </MenuItem>
    </LineMenu>
  );
};

const Restore = ({ line, name }: Pick<LineCardProps, 'line'> & { readonly name: string }) => {
  const { t } = useLingui();
  const restore = useMutation({ ...climateMutations.restore(useApi(), useQueryClient()), onError: notifyProblem });
  return (
    <Inline>
      <Button
        size="compact"
        pending={restore.isPending}
        aria-label={t`Restore ${name}`}
        onClick={() => restore.mutate(line.id)}
      >
        <Trans>Restore</Trans>
      </Button>
    </Inline>
  );
};
