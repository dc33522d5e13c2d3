import { rollForwardQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import {
  type Disclosure,
  type DisclosureStatus,
  localized,
  type ReportDisclosure,
  sameJson,
  timeName,
} from '@esg/contract';
import { Banner, Button, Inline } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LocalizedWords } from '../../wizard/LocalizedTextField.tsx';
import { LeaveOutDialog } from '../../wizard/provisions/LeaveOutDialog.tsx';
import { useCitation } from '../../wizard/use-citation.ts';
import { useWizard } from '../../wizard/wizard-context.ts';

type OmissionBannerProps = {
  omission: NonNullable<ReportDisclosure['omission']>;
  pending: boolean;
  /** Status of the disclosure. Unless it is omitted, only what is unanswered is left out. */
  status: DisclosureStatus;
  /** What is left out. */
  disclosure: Disclosure;
  /** Adds the disclosure to the report again. */
  onAnswer: () => void;
};

/** The year that the reason was copied from; nothing where it was entered or changed in this report. */
const useCarriedFrom = (code: string, omission: OmissionBannerProps['omission']): string | undefined => {
  const language = useLanguage();
  const { report } = useWizard();
  const { data } = useQuery(rollForwardQueries.origin(useApi(), report.id));
  const source = data?.source;
  const carried = source?.disclosures.find((each) => each.code === code)?.omission;
  if (!source?.from.period || !carried || !sameJson(carried, omission)) return undefined;
  return timeName({ name: null, period: source.from.period }, language);
};

/** Says that the disclosure is omitted, why, and how to answer it after all. */
export const OmissionBanner = ({ omission, status, pending, disclosure, onAnswer }: OmissionBannerProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { framework, readOnly, report } = useWizard();
  const [open, setOpen] = useState(false);
  const inPart = status !== 'omitted';
  const code = useCitation()(disclosure.code);
  const reason = framework.omissionReasons.find(({ code }) => code === omission.reason);
  const name = reason?.label[language] ?? omission.reason;
  const year = useCarriedFrom(disclosure.code, omission);
  return (
    <Banner
      tone="neutral"
      title={inPart ? t`Answered in part: ${name}` : t`Omitted: ${name}`}
      action={
        !readOnly && (
          <Inline gap={2}>
            <Button size="compact" pending={pending} onClick={onAnswer}>
              {inPart ? <Trans>Answer the rest</Trans> : <Trans>Answer it after all</Trans>}
            </Button>
            {(status === 'omitted' || status === 'completed') && (
              <Button size="compact" onClick={() => setOpen(true)}>
                <Trans>Change the reason</Trans>
              </Button>
            )}
          </Inline>
        )
      }
    >
      {omission.explanation ? (
        <LocalizedWords value={localized(omission.explanation, omission.explanations, report.languages)} />
      ) : (
        <Trans>No explanation is given. Answers entered before are kept.</Trans>
      )}
      {year && (
        <>
          {' '}
          <Trans>Carried from {year}.</Trans>
        </>
      )}
      {open && (
        <LeaveOutDialog
          title={<Trans>Change the reason for {code}</Trans>}
          disclosures={[disclosure]}
          {...(inPart && { inPart: new Set([disclosure.code]) })}
          changing
          kept={omission}
          draftId={`${disclosure.code}/reason`}
          onClose={() => setOpen(false)}
        />
      )}
    </Banner>
  );
};
