import { paymentMutations } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import type { Voucher } from '@esg/contract';
import { Button, Inline, Stack, Text, TextField } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type VoucherFieldProps = {
  /** The code in use. */
  readonly code: string | null;
  readonly onTaken: (voucher: Voucher) => void;
};

/** A voucher code, which the gateway checks before it is used. */
export const VoucherField = ({ code, onTaken }: VoucherFieldProps) => {
  const { t } = useLingui();
  const { problem, issueAt } = useProblemSentences();
  const enter = useMutation(paymentMutations.enterVoucher(useApi(), useQueryClient()));
  const [typed, setTyped] = useState(code ?? '');
  const label = t`Voucher code`;
  const refusal = enter.error && (issueAt(enter.error, 'voucherCode', label) ?? problem(enter.error));
  return (
    <Stack gap={2}>
      <Inline align="end" wrap={false}>
        <TextField
          label={label}
          autoComplete="off"
          value={typed}
          onChange={({ value }) => {
            setTyped(value);
            enter.reset();
          }}
          error={refusal || undefined}
        />
        <Button
          pending={enter.isPending || typed.trim() === ''}
          onClick={() => enter.mutate(typed.trim(), { onSuccess: onTaken })}
        >
          <Trans>Apply</Trans>
        </Button>
      </Inline>
      <div role="status">{enter.data && <VoucherGift voucher={enter.data} />}</div>
    </Stack>
  );
};

const VoucherGift = ({ voucher: { percentOff, extraTrialDays } }: { readonly voucher: Voucher }) => (
  <Text size="sm" tone="success">
    {percentOff > 0 && <Trans>{percentOff} % off the first invoice.</Trans>}{' '}
    {extraTrialDays > 0 && <Plural value={extraTrialDays} one="# more day of trial." other="# more days of trial." />}
  </Text>
);
