import { Banner, Fieldset, Grid, Stack, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CardFieldsProps } from './card-entry.ts';
import { groupExpiry, groupNumber } from './card-rules.ts';
import { useSandboxCard } from './use-sandbox-card.ts';

/** Name, number, expiry and security code. Each field shows its error once it has been left. */
export const SandboxCardFields = (props: CardFieldsProps) => {
  const { t } = useLingui();
  const { card, labels, type, leave, errorOf } = useSandboxCard(props);
  return (
    <Fieldset label={t`Card`}>
      <Stack gap={4}>
        <SandboxNotice />
        <TextField
          label={labels.name}
          required
          autoComplete="cc-name"
          value={card.name}
          onChange={({ value }) => type('name', value)}
          onBlur={() => leave('name')}
          error={errorOf('name')}
        />
        <TextField
          label={labels.number}
          required
          autoComplete="cc-number"
          inputMode="numeric"
          value={card.number}
          onChange={({ value }) => type('number', value)}
          onBlur={() => {
            type('number', groupNumber(card.number));
            leave('number');
          }}
          error={errorOf('number')}
        />
        <Grid cell="small" gap={4}>
          <TextField
            label={labels.expiry}
            hint={t`Month and year, MM / YY`}
            required
            autoComplete="cc-exp"
            inputMode="numeric"
            value={card.expiry}
            onChange={({ value }) => type('expiry', value)}
            onBlur={() => {
              type('expiry', groupExpiry(card.expiry));
              leave('expiry');
            }}
            error={errorOf('expiry')}
          />
          <TextField
            label={labels.cvc}
            hint={t`Three digits; four on American Express`}
            required
            autoComplete="cc-csc"
            inputMode="numeric"
            value={card.cvc}
            onChange={({ value }) => type('cvc', value)}
            onBlur={() => leave('cvc')}
            error={errorOf('cvc')}
          />
        </Grid>
      </Stack>
    </Fieldset>
  );
};

/** Shown wherever a card is entered while no card provider is set up: nobody must enter a real one. */
const SandboxNotice = () => (
  <Banner tone="warning" title={<Trans>Sandbox: no money moves, and real cards are refused</Trans>}>
    <Trans>
      Try 4242 4242 4242 4242, which works; 4000 0000 0000 0002, which is declined; or 4000 0000 0000 0341, which is
      taken and declined at the first payment. Any future expiry date and any security code will do.
    </Trans>
  </Banner>
);
