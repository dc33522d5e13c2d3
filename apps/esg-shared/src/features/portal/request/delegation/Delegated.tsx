import { portalRequestMutations } from '@esg/api-client';
import { notifyProblem, useApi, useFormatters } from '@esg/app-kit';
import { mayAnswer, type PortalQuestion, type PortalTask } from '@esg/contract';
import { Button, Inline, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type DelegatedProps = { readonly task: PortalTask; readonly question: PortalQuestion };

/** To whom the question was handed over, by whom and when; anyone of the entity may undo that. */
export const Delegated = ({ task, question: { sectionId, delegated } }: DelegatedProps) => {
  const { date } = useFormatters();
  const delegate = useMutation(portalRequestMutations.delegate(useApi(), useQueryClient(), task));
  if (!delegated) return null;
  const colleague = delegated.to.name;
  const giver = delegated.by.name;
  const on = date(delegated.at);
  return (
    <Inline gap={3}>
      <Text as="span" size="sm" tone="muted">
        <Trans>
          {colleague} answers this. {giver} handed it over on {on}.
        </Trans>
      </Text>
      {mayAnswer(task) && (
        <Button
          size="compact"
          pending={delegate.isPending}
          onClick={() => delegate.mutate({ toId: null, sectionIds: [sectionId] }, { onError: notifyProblem })}
        >
          <Trans>Undo handover</Trans>
        </Button>
      )}
    </Inline>
  );
};
