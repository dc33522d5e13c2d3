import { reportTemplateMutations, reportTemplateQueries } from '@esg/api-client';
import { LoadFailed, notify, useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import type { ReportTemplate } from '@esg/contract';
import { Banner, Button, Card, ConfirmDialog, EmptyState, Grid, Heading, Inline, Stack, Status, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { StartReportDialog } from './StartReportDialog.tsx';
import { TemplateDialog } from './TemplateDialog.tsx';

type Asked =
  | { readonly what: 'start' | 'change' | 'remove'; readonly template: ReportTemplate }
  | { readonly what: 'new' };

/** Templates of the organisation: a choice of disclosures with settings, from which reports start. */
export const TemplateList = () => {
  const { data, error, refetch } = useQuery(reportTemplateQueries.all(useApi()));
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const add = (
    <Button onClick={() => setAsked({ what: 'new' })}>
      <Trans>New template</Trans>
    </Button>
  );
  if (!data && error)
    return (
      <LoadFailed title={<Trans>Couldn’t load the templates</Trans>} error={error} onRetry={() => void refetch()} />
    );
  return (
    <>
      {data?.length === 0 && (
        <EmptyState
          level={3}
          title={<Trans>No template yet</Trans>}
          purpose={<Trans>Save a choice of disclosures once, and start each year’s report from it.</Trans>}
          action={add}
        />
      )}
      {data && data.length > 0 && (
        <>
          <Grid as="ul" cell="medium">
            {data.map((template) => (
              <TemplateCard
                key={template.id}
                template={template}
                onStart={() => setAsked({ what: 'start', template })}
                onChange={() => setAsked({ what: 'change', template })}
                onRemove={() => setAsked({ what: 'remove', template })}
              />
            ))}
          </Grid>
          <div>{add}</div>
        </>
      )}
      {asked?.what === 'new' && <TemplateDialog onClose={close} />}
      {asked?.what === 'start' && <StartReportDialog template={asked.template} onClose={close} />}
      {asked?.what === 'change' && <TemplateDialog template={asked.template} onClose={close} />}
      {asked?.what === 'remove' && <RemoveTemplate template={asked.template} onClose={close} />}
    </>
  );
};

type TemplateCardProps = {
  readonly template: ReportTemplate;
  readonly onStart: () => void;
  readonly onChange: () => void;
  readonly onRemove: () => void;
};

const TemplateCard = ({ template, onStart, onChange, onRemove }: TemplateCardProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { name, framework, disclosureCodes, usable } = template;
  return (
    <Card as="li" padding="compact">
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={3} size="sm">
            {name}
          </Heading>
          <Text size="sm" tone="muted">
            {framework[language]} · <Plural value={disclosureCodes.length} one="# disclosure" other="# disclosures" />
          </Text>
        </Stack>
        {!usable && (
          <Status tone="warning">
            <Trans>Its framework was withdrawn</Trans>
          </Status>
        )}
        <Inline gap={2}>
          {usable && (
            <Button size="compact" onClick={onStart} aria-label={t`Start a report: ${name}`}>
              <Trans>Start a report</Trans>
            </Button>
          )}
          <Button size="compact" onClick={onChange} aria-label={t`Change: ${name}`}>
            <Trans>Change</Trans>
          </Button>
          <Button size="compact" onClick={onRemove} aria-label={t`Delete: ${name}`}>
            <Trans>Delete</Trans>
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
};

const RemoveTemplate = ({ template, onClose }: { readonly template: ReportTemplate; readonly onClose: () => void }) => {
  const { problem } = useProblemSentences();
  const { mutate, error, isPending } = useMutation(reportTemplateMutations.remove(useApi(), useQueryClient()));
  const { name } = template;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Trans>Delete {name}?</Trans>}
      description={<Trans>Reports created from it stay as they are.</Trans>}
      confirmLabel={<Trans>Delete template</Trans>}
      cancelLabel={<Trans>Keep it</Trans>}
      pending={isPending}
      onConfirm={() =>
        mutate(template.id, {
          onSuccess: () => {
            notify('success', msg`Template deleted`);
            onClose();
          },
        })
      }
    >
      {error && <Banner tone="danger" title={problem(error)} />}
    </ConfirmDialog>
  );
};
