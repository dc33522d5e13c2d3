import { useFormatters, useLanguage, useTenant } from '@esg/app-kit';
import { formatMoney, type Subscription } from '@esg/contract';
import { Facts, Stack, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type TransferDetailsProps = { readonly bill: NonNullable<Subscription['openBill']> };

/** The amount of a transfer, its due day and its target: the operator's bank account, or the contact to ask for it. */
export const TransferDetails = ({ bill }: TransferDetailsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { date } = useFormatters();
  const { supportEmail } = useTenant().settings;
  const { number, totalMinor, dueAt, payTo } = bill;
  const facts = [
    { term: t`Amount`, value: formatMoney(totalMinor, language) },
    { term: t`Payable until`, value: date(dueAt) },
    ...(payTo
      ? [
          { term: t`Bank`, value: payTo.bank },
          { term: t`Account name`, value: payTo.accountName },
          { term: t`Account number`, value: payTo.accountNumber },
        ]
      : []),
    ...(payTo?.swift ? [{ term: t`SWIFT code`, value: payTo.swift }] : []),
    ...(payTo?.fps ? [{ term: t`FPS identifier`, value: payTo.fps }] : []),
    { term: t({ message: 'Reference', context: 'of a payment' }), value: number },
  ];
  return (
    <Stack gap={3}>
      <Facts facts={facts} />
      {!payTo && (
        <Text>
          <Trans>
            Ask <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink> for the bank account to pay into.
          </Trans>
        </Text>
      )}
    </Stack>
  );
};
