import { hubAnswerQueries } from '@esg/api-client';
import { AnswerWords, useApi, useFormatters, useLanguage } from '@esg/app-kit';
import type { Field, HubAnswerOrigin } from '@esg/contract';
import { Accordion, Button, Dialog, Facts, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import * as css from '../../../wizard/hub/hub.css.ts';
import { hubNoteWords } from '../../../wizard/hub/hub-words.ts';
import { useValueLines } from '../../../wizard/hub/use-value-lines.ts';
import { StepError, StepSkeleton } from '../../../wizard/loading.tsx';
import { usePlaceInReport } from '../../../wizard/use-place-in-report.ts';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { CalculationSteps } from './CalculationSteps.tsx';

type OriginDialogProps = { disclosureCode: string; field: Field; onClose: () => void };
type Made = NonNullable<HubAnswerOrigin['offered']>;

/** Where an answer comes from, down to the data points, and the value that the data hub has now. */
export const OriginDialog = ({ disclosureCode, field, onClose }: OriginDialogProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { report } = useWizard();
  const place = { disclosureCode, fieldKey: field.key };
  const { data, error, refetch } = useQuery(hubAnswerQueries.origin(useApi(), report.id, place));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={t`Where it comes from`}
      description={field.label[language]}
      closeLabel={t`Close`}
      actions={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {data ? (
        <OriginParts data={data} field={field} />
      ) : error ? (
        <StepError error={error} onRetry={() => void refetch()} />
      ) : (
        <StepSkeleton />
      )}
    </Dialog>
  );
};

const OriginParts = ({ data: { taken, offered }, field }: { data: HubAnswerOrigin; field: Field }) => {
  const { t } = useLingui();
  const format = useFormatters();
  const when = taken && `${format.date(taken.at)} ${format.time(taken.at)}`;
  const name = taken?.by.name ?? '';
  const at = when ?? '';
  return (
    <Stack gap={6}>
      {taken && (
        <MadeOf made={taken} field={field} title={t`In this report`}>
          <Trans>
            Filled in by {name}, {at}. It stays as it was, even if the data changes.
          </Trans>
        </MadeOf>
      )}
      {offered && (
        <MadeOf made={offered} field={field} title={offered.from ? t`In the other report now` : t`In the data hub now`}>
          {taken === null && <Trans>It’s not in this report yet.</Trans>}
        </MadeOf>
      )}
    </Stack>
  );
};

type MadeOfProps = { made: Made; field: Field; title: string; children: React.ReactNode };

const MadeOf = ({ made, field, title, children }: MadeOfProps) => {
  const { t, i18n } = useLingui();
  const format = useFormatters();
  const lines = useValueLines();
  const placeInReport = usePlaceInReport();
  const notes = made.notes.map((note) => i18n._(hubNoteWords[note]));
  const count = made.sourceCount ?? made.sources.length;
  const items = [
    ...(made.steps.length > 1
      ? [{ id: 'steps', title: t`How it was calculated`, content: <CalculationSteps made={made} field={field} /> }]
      : []),
    ...(made.from
      ? []
      : [
          {
            id: 'sources',
            title: t`Data points`,
            mark: format.integer(count),
            content: <Sources made={made} field={field} />,
          },
        ]),
  ];
  return (
    <Stack gap={3} align="stretch">
      <div>
        <Text strong>{title}</Text>
        <Text size="sm" tone="muted">
          {children}
        </Text>
      </div>
      <Facts
        facts={[
          {
            term: t`Value`,
            value: (
              <span className={css.value}>
                <AnswerWords lines={lines(field, made.value)} />
              </span>
            ),
          },
          { term: t`Period`, value: format.period(made.period) },
          ...(made.from ? [{ term: t`Source`, value: placeInReport(made.from) }] : []),
          ...(notes.length > 0 ? [{ term: t`To know`, value: format.list(notes) }] : []),
        ]}
      />
      {items.length > 0 && <Accordion headingLevel={3} items={items} />}
    </Stack>
  );
};

const Sources = ({ made, field }: { made: Made; field: Field }) => {
  const { t } = useLingui();
  const format = useFormatters();
  const lines = useValueLines();
  const shown = format.integer(made.sources.length);
  const all = format.integer(made.sourceCount ?? 0);
  return (
    <Stack gap={4} align="stretch">
      {made.sourceCount !== undefined && (
        <Text size="sm" tone="muted">
          <Trans>
            The first {shown} of {all}
          </Trans>
        </Text>
      )}
      <Stack as="ul" gap={4} aria-label={t`Data points`}>
        {made.sources.map(({ dataPointId, metricKey, entity, labels, period, value, source }) => (
          <li key={dataPointId}>
            <Facts
              facts={[
                {
                  term: t`Value`,
                  value: (
                    <span className={css.value}>
                      <AnswerWords lines={lines(field, value)} />
                    </span>
                  ),
                },
                { term: t`Entity`, value: [entity?.name ?? t`Whole organisation`, ...labels].join(' · ') },
                { term: t`Period`, value: format.period(period) },
                ...(source ? [{ term: t`Source`, value: source }] : []),
              ]}
            />
            {/* The route belongs to the shell, so its types are not known here. */}
            <Link {...({ to: `/ct/data-hub/${encodeURIComponent(metricKey)}` } as LinkProps)}>
              <Trans>Open in the data hub</Trans>
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
};
