import { useLanguage } from '@esg/app-kit';
import type { ReportDisclosure } from '@esg/contract';
import { Banner, Button } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWizard } from '../../wizard/wizard-context.ts';

type OmissionBannerProps = {
  omission: NonNullable<ReportDisclosure['omission']>;
  pending: boolean;
  /** Whether only what is unanswered is left out. */
  inPart: boolean;
  /** Takes the disclosure back into the report. */
  onAnswer: () => void;
};

/** Says that the disclosure is left out, why, and how to answer it after all. */
export const OmissionBanner = ({ omission, inPart, pending, onAnswer }: OmissionBannerProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { framework, readOnly } = useWizard();
  const reason = framework.omissionReasons.find(({ code }) => code === omission.reason);
  const name = reason?.label[language] ?? omission.reason;
  return (
    <Banner
      tone="neutral"
      title={inPart ? t`Answered in part: ${name}` : t`Omitted: ${name}`}
      action={
        !readOnly && (
          <Button size="compact" pending={pending} onClick={onAnswer}>
            {inPart ? <Trans>Answer the rest</Trans> : <Trans>Answer it after all</Trans>}
          </Button>
        )
      }
    >
      {omission.explanation || <Trans>No explanation is given. Answers entered before are kept.</Trans>}
    </Banner>
  );
};
