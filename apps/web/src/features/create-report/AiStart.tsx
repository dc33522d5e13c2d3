import { documentQueries, sessionQueries } from '@esg/api-client';
import { PeriodInput, useApi } from '@esg/app-kit';
import { aiReportDocumentsMax, type Period, type ReportDraft } from '@esg/contract';
import { Banner, Checkbox, MultiSelect, Stack, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

/** Whether the organisation's documents may be searched for answers; undefined until it is known. */
export const useAiUnlocked = (): boolean | undefined => {
  const { data } = useQuery(sessionQueries.profile(useApi()));
  return data?.permissions.includes('document:read');
};

/** Spec section 6: locked for accounts without it. */
export const AiLocked = () => (
  <Banner
    tone="info"
    title={<Trans>The AI feature is locked for your account</Trans>}
    action={
      <TextLink asChild>
        <Link to="/ct/help/contact">
          <Trans>Contact support</Trans>
        </Link>
      </TextLink>
    }
  >
    <Trans>Files stay locked until support enables it.</Trans>
  </Banner>
);

/** Whether a new report searches documents for answers at once, in which of them, and for which days. `proposed` ticks it from the start. */
export const useAiStart = (proposed: boolean, period: Period | undefined) => {
  const isUnlocked = useAiUnlocked() ?? false;
  const [ticked, tick] = useState(proposed);
  const [documentIds, choose] = useState<string[]>([]);
  const [typed, type] = useState<Period | null>(null);
  const days = period ?? typed ?? undefined;
  const isOn = isUnlocked && ticked;
  const [tried, setTried] = useState(false);
  const lacksDays = isOn && days === undefined;
  const begins: Pick<ReportDraft, 'period' | 'aiReportSetting'> =
    isOn && days ? { period: days, aiReportSetting: { documentIds } } : {};
  /** Documents are searched for the figures of certain days: without them the report is not created. */
  const requireDays = (create: () => void) => () => {
    setTried(true);
    if (!lacksDays) create();
  };
  return {
    isUnlocked,
    isOn,
    tick,
    documentIds,
    choose,
    typed,
    type,
    begins,
    requireDays,
    isDaysAsked: tried && lacksDays,
  };
};

type AiStartProps = {
  readonly start: ReturnType<typeof useAiStart>;
  /** Whether the days are chosen elsewhere in the form. */
  readonly hasPeriod: boolean;
  /** Called with each change: it asks for another report. */
  readonly onChange: () => void;
};

/** Searches documents for answers as the report begins. Shows nothing where AI is locked. */
export const AiStart = ({ start, hasPeriod, onChange }: AiStartProps) => {
  const { t } = useLingui();
  if (!start.isUnlocked) return null;
  return (
    <Stack gap={3} align="stretch">
      <Checkbox
        label={t`Search your documents for answers`}
        hint={t`You get suggestions with the page they come from. Nothing becomes an answer until you accept it.`}
        value={start.isOn}
        onChange={({ value }) => {
          onChange();
          start.tick(value);
        }}
      />
      {start.isOn && !hasPeriod && (
        <PeriodInput
          frame={{
            label: t`Reporting period`,
            required: true,
            hint: t`Figures for other periods aren’t suggested.`,
            error: start.isDaysAsked ? t`Choose the reporting period` : undefined,
            saved: undefined,
            aside: undefined,
            id: undefined,
          }}
          value={start.typed}
          onChange={(value) => {
            onChange();
            start.type(value);
          }}
          onBlur={() => undefined}
        />
      )}
      {start.isOn && <Documents start={start} onChange={onChange} />}
    </Stack>
  );
};

const Documents = ({ start, onChange }: Pick<AiStartProps, 'start' | 'onChange'>) => {
  const { t } = useLingui();
  const { data } = useQuery(documentQueries.all(useApi()));
  const documents = data?.documents ?? [];
  return (
    <MultiSelect
      label={t`Documents to search`}
      hint={t`Leave it empty to search all documents.`}
      placeholder={t`All documents`}
      options={documents.map(({ id, name }) => ({ value: id, label: name }))}
      value={start.documentIds}
      onChange={({ value }) => {
        onChange();
        start.choose(value.slice(0, aiReportDocumentsMax));
      }}
      labels={{
        list: t`Documents`,
        none: t`No matching documents`,
        chosen: t`Chosen documents`,
        remove: ({ label }) => t`Remove ${label}`,
      }}
    />
  );
};
