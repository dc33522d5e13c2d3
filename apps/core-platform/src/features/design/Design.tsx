import { designQueries } from '@esg/api-client';
import { languageNames, useApi } from '@esg/app-kit';
import type { DesignSettings, Language, ReportDesign } from '@esg/contract';
import { SegmentedControl, Stack, Tabs, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { PdfPages } from '../../pages/PdfPages.tsx';
import { useReportPages } from '../../pages/use-report-pages.ts';
import { ConflictNotice } from '../../wizard/ConflictNotice.tsx';
import { StepError, StepSkeleton } from '../../wizard/loading.tsx';
import { StepIntro } from '../../wizard/StepIntro.tsx';
import { useFocusOfHash } from '../../wizard/use-focus-of-hash.ts';
import { useSaveWords } from '../../wizard/use-save-words.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { ChapterSettings, useDeepLinkTarget } from './ChapterSettings.tsx';
import { CoverSettings } from './CoverSettings.tsx';
import * as css from './design.css.ts';
import { FigureSettings } from './FigureSettings.tsx';
import { KeyFigureSettings } from './KeyFigureSettings.tsx';
import { contestedWords } from './merge-designs.ts';
import type { SettingsProps } from './settings-props.ts';
import { useDesign } from './use-design.ts';

/** Step: cover, order, texts between chapters, tables and charts. Everything has a default, so nothing has to be changed. */
export const Design = () => {
  const { t } = useLingui();
  const { report } = useWizard();
  const { data, error, refetch } = useQuery(designQueries.one(useApi(), report.id));
  return (
    <Stack gap={6}>
      <StepIntro
        title={t`Design the report`}
        purpose={t`Cover, order, texts of your own, tables and charts. The report is complete without any of this.`}
      />
      {error && !data && <StepError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <StepSkeleton />}
      {data && <Designer design={data as ReportDesign} />}
    </Stack>
  );
};

const Designer = ({ design }: { design: ReportDesign }) => {
  const { t } = useLingui();
  const { report, readOnly } = useWizard();
  const isLedToText = useDeepLinkTarget() !== undefined;
  const isLedToDecimals = useLocation({ select: ({ hash }) => hash.startsWith('decimals-') });
  const [tab, setTab] = useState<'cover' | 'chapters' | 'key-figures' | 'figures'>(
    isLedToText ? 'chapters' : isLedToDecimals ? 'figures' : 'cover',
  );
  useFocusOfHash();
  const field = useDesign(report.id, design);
  const { saved, error } = useSaveWords(field.state, t`Design`);
  const settings = field.value;
  const shared: SettingsProps = {
    design,
    settings,
    readOnly,
    onChange: (change) => field.change({ ...field.value, ...change }),
  };
  return (
    <div className={css.layout}>
      <Stack gap={4}>
        <ConflictNotice field={field} label={t`Design`} show={(side) => <Side side={side} field={field} />} />
        <Tabs
          label={t`What to design`}
          value={tab}
          onChange={({ id }) => setTab(id)}
          items={[
            { id: 'cover', label: t`Cover`, content: <CoverSettings {...shared} /> },
            { id: 'chapters', label: t`Chapters and texts`, content: <ChapterSettings {...shared} /> },
            { id: 'key-figures', label: t`Key figures`, content: <KeyFigureSettings {...shared} /> },
            { id: 'figures', label: t`Tables and charts`, content: <FigureSettings {...shared} /> },
          ]}
        />
        <Text size="sm" tone={error ? 'danger' : 'muted'} role="status">
          {error ?? saved}
        </Text>
      </Stack>
      <LivePages />
    </div>
  );
};

type SideProps = { readonly side: DesignSettings; readonly field: ReturnType<typeof useDesign> };

/** One of two designs that differ: the texts that both changed, or a summary where no text differs. */
const Side = ({ side, field: { value: mine, state } }: SideProps) => {
  const { t } = useLingui();
  const { report } = useWizard();
  if (state.kind !== 'conflict') return null;
  const words = contestedWords({ seen: state.seen, mine, theirs: state.current.value }, side);
  const { parts, layouts, cover } = side;
  const title = Object.values(cover.title).join(' / ') || report.name;
  return <Text>{words.join('\n\n') || t`Cover “${title}”, ${parts.length} parts, ${layouts.length} layouts`}</Text>;
};

/** The pages with the saved design. */
const LivePages = () => {
  const { t } = useLingui();
  const { report } = useWizard();
  const [chosen, setChosen] = useState<Language>();
  const language = chosen && report.languages.includes(chosen) ? chosen : (report.languages[0] ?? 'en');
  const { file, whole, error, refetch } = useReportPages(report.id, language);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, and by keyboard only when it has focus
    <section className={css.preview} aria-label={t`Live preview`} tabIndex={0}>
      <Stack gap={3}>
        {report.languages.length > 1 && (
          <SegmentedControl
            label={t`Language of the preview`}
            labelHidden
            value={language}
            onChange={({ value }) => setChosen(value)}
            options={report.languages.map((value) => ({ value, label: languageNames[value] }))}
          />
        )}
        {error && !whole && <StepError error={error} onRetry={() => void refetch()} />}
        {!whole && !error && (
          <Text tone="muted" role="status">
            <Trans>Drawing the pages…</Trans>
          </Text>
        )}
        {file && (
          <PdfPages file={file} label={t`Pages of the report`} language={language} isWhole={whole !== undefined} />
        )}
      </Stack>
    </section>
  );
};
