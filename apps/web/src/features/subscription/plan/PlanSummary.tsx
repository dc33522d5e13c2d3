import { useFormatters, useLanguage } from '@esg/app-kit';
import { type BeginningPrice, type BillingPlan, billAmounts, formatMoney } from '@esg/contract';
import { Card, Facts, Figure, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type PlanSummaryProps = {
  readonly price: BeginningPrice;
  readonly billingPlan: BillingPlan;
  readonly seats: number;
  readonly percentOff: number;
  /** Whether the trial comes first, so that nothing is paid yet. */
  readonly withTrial: boolean;
};

const useFigureLabel = (billingPlan: BillingPlan, withTrial: boolean) => {
  const { t } = useLingui();
  if (withTrial) return billingPlan === 12 ? t`Each year, after the trial` : t`Each month, after the trial`;
  return billingPlan === 12 ? t`Each year` : t`Each month`;
};

/** The price of the choice, calculated like the bill. */
export const PlanSummary = ({ price, billingPlan, seats, percentOff, withTrial }: PlanSummaryProps) => {
  const { t } = useLingui();
  const label = useFigureLabel(billingPlan, withTrial);
  const language = useLanguage();
  const { integer } = useFormatters();
  const { seatAnnualMinor, seatMonthMinor, annualDiscountPercent, trialDays } = price;
  const unitMinor = billingPlan === 12 ? seatAnnualMinor : seatMonthMinor;
  const { subtotalMinor, discountMinor, totalMinor } = billAmounts(unitMinor, seats, percentOff);
  const money = (amount: number) => formatMoney(amount, language);
  const facts = [
    { term: billingPlan === 12 ? t`One seat, one year` : t`One seat, one month`, value: money(unitMinor) },
    { term: t`Seats`, value: integer(seats) },
    ...(billingPlan === 12 ? [{ term: t`Annual saving`, value: t`${annualDiscountPercent} % included` }] : []),
    ...(discountMinor > 0
      ? [
          { term: t`Before the voucher`, value: money(subtotalMinor) },
          { term: t`Voucher`, value: money(-discountMinor) },
        ]
      : []),
  ];
  return (
    <Card as="section" tone="sunken" aria-label={t`What it costs`}>
      <Stack gap={3}>
        <Figure size="large" label={label} value={money(totalMinor)} />
        <Facts facts={facts} />
        {withTrial && (
          <Text size="sm" tone="muted">
            <Trans>Nothing is charged during the {trialDays} days of the trial.</Trans>
          </Text>
        )}
      </Stack>
    </Card>
  );
};
