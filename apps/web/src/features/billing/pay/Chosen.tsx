import { paymentQueries } from '@esg/api-client';
import { useApi, useFormatters, useLanguage } from '@esg/app-kit';
import { billAmounts, formatMoney, type TemporaryPayment } from '@esg/contract';
import { Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

type ChosenProps = { readonly chosen: TemporaryPayment; readonly withTrial: boolean };

/** The plan that is about to be bought, in one line. */
export const Chosen = ({ chosen: { userType, billingPlan, seat }, withTrial }: ChosenProps) => {
  const language = useLanguage();
  const { integer } = useFormatters();
  const { data: price } = useQuery(paymentQueries.price(useApi(), userType));
  if (!price) return null;
  const unitMinor = billingPlan === 12 ? price.seatAnnualMinor : price.seatMonthMinor;
  const total = formatMoney(billAmounts(unitMinor, seat).totalMinor, language);
  const seats = integer(seat);
  const isAnnual = billingPlan === 12;
  if (withTrial)
    return (
      <Text>
        {isAnnual ? (
          <Trans>
            Chosen: {seats} seats, {total} each year after the trial.
          </Trans>
        ) : (
          <Trans>
            Chosen: {seats} seats, {total} each month after the trial.
          </Trans>
        )}
      </Text>
    );
  return (
    <Text>
      {isAnnual ? (
        <Trans>
          Chosen: {seats} seats, {total} each year.
        </Trans>
      ) : (
        <Trans>
          Chosen: {seats} seats, {total} each month.
        </Trans>
      )}
    </Text>
  );
};
