import { PaymentStatusMark, useFormatters, useLanguage } from '@esg/app-kit';
import { type Bill, formatMoney, type PaymentPurpose } from '@esg/contract';
import { FigureCell, FigureHead, IconButton, Table } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import * as css from './BillTable.css.ts';
import { useBillDownload } from './use-bill-download.ts';

/** Names of the purposes of a bill (spec section 4). */
const purposeNames: Record<PaymentPurpose, MessageDescriptor> = {
  'create-subscription': msg`New subscription`,
  'add-extra-seats': msg`Additional seats`,
  'subscription-renewal': msg`Renewal`,
};

/** The bills in a table, each with its invoice. */
export const BillTable = ({ bills }: { readonly bills: readonly Bill[] }) => {
  const { t } = useLingui();
  return (
    <Table caption={t`Billing history`} captionHidden density="compact" stacked>
      <thead>
        <tr>
          <th scope="col">
            <Trans context="invoice">Number</Trans>
          </th>
          <th scope="col">
            <Trans>Issued</Trans>
          </th>
          <th scope="col">
            <Trans>For</Trans>
          </th>
          <th scope="col">
            <Trans>Status</Trans>
          </th>
          <FigureHead>
            <Trans>Amount</Trans>
          </FigureHead>
          <th scope="col">
            <Trans>Invoice</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {bills.map((bill) => (
          <BillRow key={bill.id} bill={bill} />
        ))}
      </tbody>
    </Table>
  );
};

const BillRow = ({ bill }: { readonly bill: Bill }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { date } = useFormatters();
  const { pending, download } = useBillDownload(bill);
  const { number } = bill;
  return (
    <tr>
      <th scope="row" className={css.whole}>
        {number}
      </th>
      <td className={css.whole} data-label={t`Issued`}>
        {date(bill.issuedAt)}
      </td>
      <td data-label={t`For`}>{i18n._(purposeNames[bill.purpose])}</td>
      <td data-label={t`Status`}>
        <PaymentStatusMark status={bill.paymentStatus} />
      </td>
      <FigureCell label={t`Amount`}>{formatMoney(bill.totalMinor, language)}</FigureCell>
      <td>
        <IconButton
          size="compact"
          emphasis="bare"
          label={t`Download ${number} as PDF`}
          icon={<Download />}
          pending={pending}
          onClick={download}
        />
      </td>
    </tr>
  );
};
