import { climateInventoryLimits } from '@esg/contract';
import { Button, Fieldset, Grid, Stack, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { InventoryForm } from './use-inventory-form.ts';

/** Sources, sites or operations that are left out, each with its reason. */
export const Exclusions = ({ form: { value, type, isWrong } }: { readonly form: InventoryForm }) => {
  const { t } = useLingui();
  const { exclusions } = value;
  const put = (index: number, part: Partial<(typeof exclusions)[number]>) =>
    type({ exclusions: exclusions.map((each, place) => (place === index ? { ...each, ...part } : each)) });
  const isFull = exclusions.length >= climateInventoryLimits.exclusionsMax;
  return (
    <Fieldset label={<Trans>Exclusions</Trans>}>
      <Stack gap={3} align="stretch">
        {exclusions.map(({ subject, reason }, index) => {
          const number = index + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is excluded has no name but its place.
            <Grid key={index} cell="small" gap={3}>
              <TextField
                label={t`What is excluded (${number})`}
                autoComplete="off"
                value={subject}
                error={isWrong(`subject${index}`) ? t`Enter what is excluded` : undefined}
                onChange={(change) => put(index, { subject: change.value })}
              />
              <TextField
                label={t`Reason (${number})`}
                autoComplete="off"
                value={reason}
                error={isWrong(`reason${index}`) ? t`Enter the reason` : undefined}
                onChange={(change) => put(index, { reason: change.value })}
              />
              <Button
                emphasis="quiet"
                aria-label={t`Remove exclusion ${number}`}
                onClick={() => type({ exclusions: exclusions.filter((_, place) => place !== index) })}
              >
                <Trans>Remove</Trans>
              </Button>
            </Grid>
          );
        })}
        {!isFull && (
          <div>
            <Button onClick={() => type({ exclusions: [...exclusions, { subject: '', reason: '' }] })}>
              <Trans>Add an exclusion</Trans>
            </Button>
          </div>
        )}
      </Stack>
    </Fieldset>
  );
};
