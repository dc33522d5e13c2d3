import { useFormatters } from '@esg/app-kit';
import type { ConsolidatedFigure } from '@esg/contract';
import { changeInPercent, less } from '@esg/quantities';
import { Stack, Status, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Amount } from './Amount.tsx';

type Compared = Pick<ConsolidatedFigure, 'metricKey' | 'value' | 'entered' | 'agrees' | 'counted' | 'leftOut'>;
type AgreementProps = { readonly figure: Compared };

/** Whether the figure that was entered for the whole is the same, or the only one: then nothing is consolidated. */
export const Agreement = ({ figure }: AgreementProps) => {
  const { agrees, counted, leftOut } = figure;
  if (counted === 0 && leftOut === 0)
    return (
      <Status tone="neutral">
        <Trans>Only entered for the whole</Trans>
      </Status>
    );
  if (agrees === null) return null;
  return agrees ? (
    <Status tone="success">
      <Trans>Same</Trans>
    </Status>
  ) : (
    <Difference figure={figure} />
  );
};

/** By how much the consolidated figure differs from the one entered for the whole, and where that one is corrected. */
const Difference = ({ figure: { metricKey, value, entered } }: AgreementProps) => {
  const { t } = useLingui();
  const { decimal } = useFormatters();
  const gap = value && entered && value.unit === entered.unit ? less(value.number, entered.number) : undefined;
  const percent = gap === undefined ? undefined : changeInPercent(entered?.number ?? '0', value?.number ?? '0', 1);
  const isLess = gap?.startsWith('-');
  const amount = gap === undefined || !value ? null : { number: gap.replace('-', ''), unit: value.unit };
  const share = percent === undefined ? undefined : t`${decimal(percent.replace('-', ''))}%`;
  return (
    <Stack as="div" gap="none" align="end">
      <Status tone="warning">
        <Trans>Different</Trans>
      </Status>
      {amount && (
        <Text as="span" size="sm" tone="muted">
          {isLess ? <Trans>Consolidated is less by</Trans> : <Trans>Consolidated is more by</Trans>}{' '}
          <Amount metricKey={metricKey} amount={amount} />
          {share !== undefined && ` (${share})`}
        </Text>
      )}
      <TextLink asChild>
        <Link to="/ct/data-hub/$metricNodeId" params={{ metricNodeId: metricKey }}>
          <Trans>Check what was entered</Trans>
        </Link>
      </TextLink>
    </Stack>
  );
};
