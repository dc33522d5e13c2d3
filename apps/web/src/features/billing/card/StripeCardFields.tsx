import { useLanguage } from '@esg/app-kit';
import { Banner, Field, Fieldset, Grid, Stack, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CardCvcElement, CardExpiryElement, CardNumberElement, Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import type { CardFieldsProps } from './card-entry.ts';
import * as css from './StripeCardFields.css.ts';
import { stripeLook } from './stripe-look.ts';
import { type StripeFieldName, useStripeCard } from './use-stripe-card.ts';

type StripeCardFieldsProps = CardFieldsProps & { readonly publishableKey: string };

/** The card provider's script, in its words for our languages (spec section 7). Null while it loads, undefined if loading failed. */
const useProvider = (publishableKey: string, locale: 'zh-TW' | 'en') => {
  const [stripe, setStripe] = useState<Stripe | null | undefined>(null);
  useEffect(() => {
    let current = true;
    const settle = (loaded: Stripe | undefined) => current && setStripe(loaded);
    loadStripe(publishableKey, { locale }).then(
      (loaded) => settle(loaded ?? undefined),
      () => settle(undefined),
    );
    return () => {
      current = false;
    };
  }, [publishableKey, locale]);
  return stripe;
};

/**
 * Name, number, expiry and security code; people type the last three into the provider's own frames, so that they never reach this page.
 */
export const StripeCardFields = ({ publishableKey, ...fields }: StripeCardFieldsProps) => {
  const locale = useLanguage() === 'zhTw' ? 'zh-TW' : 'en';
  const stripe = useProvider(publishableKey, locale);
  if (stripe === undefined)
    return (
      <Banner tone="danger" title={<Trans>The card provider can’t be reached</Trans>}>
        <Trans>Check your connection and reload the page. Nothing was charged.</Trans>
      </Banner>
    );
  return (
    <Elements key={locale} stripe={stripe} options={{ locale }}>
      <Entry {...fields} />
    </Elements>
  );
};

const Entry = (props: CardFieldsProps) => {
  const { t } = useLingui();
  const card = useStripeCard(props);
  const style = useMemo(stripeLook, []);
  const boxOf = (field: StripeFieldName) => ({
    label: card.labels[field],
    error: card.errorOf(field),
    onLeave: () => card.leave(field),
  });
  const options = { style };
  return (
    <Fieldset label={t`Card`}>
      <Stack gap={4}>
        <TextField
          label={card.labels.name}
          required
          autoComplete="cc-name"
          value={card.name}
          onChange={({ value }) => card.typeName(value)}
          onBlur={() => card.leave('name')}
          error={card.errorOf('name')}
        />
        <ElementBox {...boxOf('number')}>
          {(on) => (
            <CardNumberElement
              {...on}
              options={{ ...options, showIcon: true }}
              onChange={(event) => card.see('number', event)}
            />
          )}
        </ElementBox>
        <Grid cell="small" gap={4}>
          <ElementBox {...boxOf('expiry')}>
            {(on) => <CardExpiryElement {...on} options={options} onChange={(event) => card.see('expiry', event)} />}
          </ElementBox>
          <ElementBox {...boxOf('cvc')}>
            {(on) => <CardCvcElement {...on} options={options} onChange={(event) => card.see('cvc', event)} />}
          </ElementBox>
        </Grid>
      </Stack>
    </Fieldset>
  );
};

type Focusing = { readonly onFocus: () => void; readonly onBlur: () => void };

type ElementBoxProps = {
  readonly label: string;
  readonly error: string | undefined;
  readonly onLeave: () => void;
  readonly children: (on: Focusing) => ReactElement;
};

/** Label, box and error of one of the provider's fields, with the look of our own. */
const ElementBox = ({ label, error, onLeave, children }: ElementBoxProps) => {
  const [focused, setFocused] = useState(false);
  return (
    <Field label={label} required error={error} custom>
      {() => (
        <div className={css.box} data-invalid={error !== undefined} data-focused={focused}>
          {children({
            onFocus: () => setFocused(true),
            onBlur: () => {
              setFocused(false);
              onLeave();
            },
          })}
        </div>
      )}
    </Field>
  );
};
