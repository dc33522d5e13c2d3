import { type Finding, frameworkReportPath, isDecided, type ProvisionSummary } from '@esg/contract';
import { Banner, Button } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { celebrateNext } from '../../wizard/celebration.ts';
import { SaveFiguresDialog } from '../../wizard/hub/SaveFiguresDialog.tsx';
import { useFiguresToSave } from '../../wizard/hub/use-figures-to-save.ts';
import { useOffers } from '../../wizard/use-may.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { PublishDialog } from './PublishDialog.tsx';

type PublishPanelProps = { findings: readonly Finding[]; provisions: ProvisionSummary };

/** Publishes the report after a confirmation, or says what prevents it. */
export const PublishPanel = (props: PublishPanelProps) => {
  const blockingCount = props.findings.filter(({ blocking }) => blocking).length;
  const { t } = useLingui();
  const { report } = useWizard();
  const mayPublish = useOffers('publish');
  if (report.status === 'readonly-published') return null;
  if (report.isSample)
    return (
      <Banner tone="info" title={t`A sample isn’t published`}>
        <Trans>
          It is about an invented company, and each of its files says “Sample”. What you publish is a report of your own
          figures.
        </Trans>
      </Banner>
    );
  if (blockingCount > 0) return <NotReady blockingCount={blockingCount} mayPublish={mayPublish} />;
  if (mayPublish) return <Ready {...props} />;
  return (
    <Banner tone="info" title={t`Ready for an administrator`}>
      <Trans>Publishing needs an administrator of your organisation. Everything you entered is saved.</Trans>
    </Banner>
  );
};

type NotReadyProps = { blockingCount: number; mayPublish: boolean };

/** How many findings have to be resolved before the report can be published. */
const NotReady = ({ blockingCount, mayPublish }: NotReadyProps) => {
  const { t } = useLingui();
  return (
    <Banner
      tone="warning"
      title={t`Not ready to publish`}
      action={
        mayPublish && (
          <Button emphasis="strong" pending>
            <Trans>Publish report</Trans>
          </Button>
        )
      }
    >
      <Plural
        value={blockingCount}
        one="# finding must be resolved first."
        other="# findings must be resolved first."
      />
    </Banner>
  );
};

/** Publishes the report; where provisions are missing, only after somebody has entered who decided so and why. */
const Ready = ({ findings, provisions }: PublishPanelProps) => {
  const { t } = useLingui();
  const { report } = useWizard();
  const [asking, setAsking] = useState(false);
  const [saving, setSaving] = useState(false);
  const figures = useFiguresToSave();
  const navigate = useNavigate();
  const missing = provisions.missing.length;
  const isMissing = missing > 0 && !isDecided(provisions.decision, provisions.missing);
  const published = () => {
    setAsking(false);
    celebrateNext(report.id);
    void navigate({ to: frameworkReportPath(report, 'completion') });
  };
  return (
    <Banner
      tone={isMissing ? 'warning' : 'info'}
      title={isMissing ? t`Not everything is reported or explained` : t`Ready to publish`}
      action={
        <Button emphasis={isMissing ? 'quiet' : 'strong'} onClick={() => setAsking(true)}>
          {isMissing ? <Trans>Publish without it</Trans> : <Trans>Publish report</Trans>}
        </Button>
      }
    >
      {isMissing ? (
        <Plural
          value={missing}
          one="# provision is missing. Report it or explain why not below. To publish without it, say who decided so and why."
          other="# provisions are missing. Report them or explain why not below. To publish without them, say who decided so and why."
        />
      ) : (
        <Trans>A published report is read-only. You can unpublish or edit it later.</Trans>
      )}
      {asking && (
        <PublishDialog
          provisions={provisions}
          isMissing={isMissing}
          findings={findings}
          figures={figures.figures}
          onSaveFigures={() => {
            setAsking(false);
            setSaving(true);
          }}
          onClose={() => setAsking(false)}
          onPublished={published}
        />
      )}
      {saving && (
        <SaveFiguresDialog
          figures={figures}
          onClose={() => {
            setSaving(false);
            setAsking(true);
          }}
        />
      )}
    </Banner>
  );
};
