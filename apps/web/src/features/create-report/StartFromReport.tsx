import { useFormatters, useLanguage } from '@esg/app-kit';
import type { Report } from '@esg/contract';
import { Button, Combobox, EmptyState, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ComesAlong } from './ComesAlong.tsx';
import { isStartable, proposedIn, type StartingPoint } from './start-from.ts';

type StartFromReportProps = {
  readonly reports: readonly Report[];
  readonly from: Exclude<StartingPoint, 'template'>;
  readonly id: string | undefined;
  readonly onChoose: (id: string) => void;
};

/** Chooses the report to start from: shows its selection here; the next page shows everything else that is copied. */
export const StartFromReport = ({ reports, from, id, onChoose }: StartFromReportProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { period } = useFormatters();
  const offered = reports.filter((report) => isStartable(report, from));
  const chosen = offered.find((report) => report.id === id) ?? proposedIn(offered, from);
  if (offered.length === 0)
    return (
      <EmptyState
        title={<Trans>No report to start from yet</Trans>}
        purpose={<Trans>Reports appear here once they have selected disclosures and a reporting period.</Trans>}
      />
    );
  return (
    <Stack gap={6} align="stretch">
      <Combobox
        label={t`Report`}
        hint={t`Published reports come first.`}
        value={chosen?.id ?? ''}
        onChange={({ value }) => onChoose(value)}
        options={offered.map((report) => ({
          value: report.id,
          label: [report.name, report.framework[language], report.period && period(report.period)]
            .filter(Boolean)
            .join(' · '),
        }))}
        labels={{ list: t`Reports`, clear: t`Clear`, none: t`No reports found` }}
      />
      {chosen && from === 'selection' && (
        <ComesAlong key={chosen.id} from={chosen} draft={{ versionId: chosen.versionId, selectionOf: chosen.id }} />
      )}
      {chosen && from !== 'selection' && (
        <div>
          <Button asChild emphasis="strong">
            <Link to="/ct/roll-forward/$reportId" params={{ reportId: chosen.id }} search={{ kind: from }}>
              <Trans>See what will be carried over</Trans>
            </Link>
          </Button>
        </div>
      )}
    </Stack>
  );
};
