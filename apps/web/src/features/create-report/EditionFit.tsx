import { useFormatters, useLanguage } from '@esg/app-kit';
import { editionFor, type FrameworkSummary, isAfterEdition, isEditionFor, type Period } from '@esg/contract';
import { Banner, Button } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFrameworks } from './use-frameworks.ts';

type EditionFitProps = {
  readonly edition: FrameworkSummary;
  readonly period: Period;
  readonly onEdition: (edition: FrameworkSummary) => void;
};

/** Says that the edition is for other years than the chosen period, and offers the right one. Shows nothing if they fit. */
export const EditionFit = ({ edition, period, onEdition }: EditionFitProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { day } = useFormatters();
  const fitting = editionFor(edition, period, useFrameworks());
  if (isEditionFor(edition, period)) return null;
  const { version, effectiveFrom, supersededBy } = edition;
  const from = day(isAfterEdition(edition, period) ? (supersededBy?.from ?? '') : (effectiveFrom ?? ''));
  const start = day(period.start);
  const other = fitting && `${fitting.name[language]} ${fitting.version}`;
  return (
    <Banner
      tone="warning"
      title={
        isAfterEdition(edition, period)
          ? t`Edition ${version} doesn’t cover years beginning on or after ${from}`
          : t`Edition ${version} covers years beginning on or after ${from}`
      }
      action={
        fitting && (
          <Button size="compact" onClick={() => onEdition(fitting)}>
            <Trans>Use {other}</Trans>
          </Button>
        )
      }
    >
      {fitting ? (
        <Trans>Your year begins on {start}. Choose another period, or use the edition for it.</Trans>
      ) : (
        <Trans>
          Your year begins on {start}. Choose another period, or continue and state in the report that you adopt this
          edition early.
        </Trans>
      )}
    </Banner>
  );
};
