import { useFormatters, useLanguage } from '@esg/app-kit';
import type { ApprovalRound, Disclosure } from '@esg/contract';
import { Banner } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Work } from './use-work.ts';

type ApprovalBannerProps = { readonly round: ApprovalRound; readonly disclosure?: Disclosure; readonly work: Work };

/** The state of the approval: who decides, why it was rejected, or whose change ended it. */
export const ApprovalBanner = ({ round, disclosure, work }: ApprovalBannerProps) => {
  if (round.state === 'open') return <Waiting round={round} work={work} />;
  if (round.state === 'rejected') return <Rejected round={round} />;
  if (round.state === 'fallen') return <Fallen round={round} disclosure={disclosure} />;
  return null;
};

const Waiting = ({ round, work }: { round: ApprovalRound; work: Work }) => {
  const { t } = useLingui();
  const { list, date } = useFormatters();
  const names = list(work.people(round.steps[round.step]?.approverIds ?? []).map(({ name }) => name));
  const step = round.step + 1;
  const steps = round.steps.length;
  const by = round.submittedBy.name;
  const at = date(round.submittedAt);
  return (
    <Banner
      tone={round.mine === 'decide' ? 'warning' : 'info'}
      title={round.mine === 'decide' ? t`Waiting for your decision` : t`Waiting for approval`}
    >
      <Trans>
        Submitted by {by} on {at}.
      </Trans>{' '}
      {names && (
        <Trans>
          Step {step} of {steps}: {names}.
        </Trans>
      )}{' '}
      {round.note}{' '}
      {round.mine === 'own-work' && <Trans>You wrote or submitted this, so someone else must approve it.</Trans>}
    </Banner>
  );
};

const Rejected = ({ round }: { round: ApprovalRound }) => {
  const { t } = useLingui();
  const last = round.decisions.at(-1);
  const name = last?.by.name ?? '';
  return (
    <Banner tone="warning" title={t`Rejected by ${name}`}>
      {last?.reason}
    </Banner>
  );
};

const Fallen = ({ round, disclosure }: { round: ApprovalRound; disclosure: Disclosure | undefined }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { date } = useFormatters();
  const { ended } = round;
  if (!ended) return null;
  const name = ended.by.name;
  const at = date(ended.at);
  const field = disclosure?.fields.find(({ key }) => key === ended.fieldKey)?.label[language];
  return (
    <Banner tone="warning" title={t`Approval withdrawn: an answer changed`}>
      {field ? (
        <Trans>
          {name} changed “{field}” on {at}. Submit it again.
        </Trans>
      ) : (
        <Trans>
          {name} changed an answer on {at}. Submit it again.
        </Trans>
      )}
    </Banner>
  );
};
