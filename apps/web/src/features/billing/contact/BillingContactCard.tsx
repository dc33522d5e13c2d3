import { paymentMutations } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import { LeaveQuestion } from '@esg/app-kit/leaving';
import type { BillingContact, Country } from '@esg/contract';
import { Banner, Button, Card, Form, Inline } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ContactFields } from './ContactFields.tsx';
import type { ContactField } from './contact-rules.ts';
import { useContact } from './use-contact.ts';

type BillingContactCardProps = {
  /** Null if nobody entered one yet. */
  readonly contact: Partial<BillingContact> | null;
  readonly countries: readonly Country[];
};

/** The contact of all bills from the next one on; issued bills stay as they are. */
export const BillingContactCard = ({ contact: stored, countries }: BillingContactCardProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const save = useMutation(paymentMutations.changeBillingContact(useApi(), useQueryClient()));
  const { contact, errors, idOf, isComplete, isUnsaved, change, changePhone, leave, look } = useContact(
    stored,
    save.error,
  );
  const messages = Object.entries(errors).map(([field, message]) => ({
    fieldId: idOf(field as ContactField),
    message,
  }));
  return (
    <Card as="section">
      <Form
        aria-label={t`Billing contact`}
        unsaved={isUnsaved}
        onSubmit={() => {
          look();
          if (isComplete && !save.isPending)
            save.mutate(contact, {
              onSuccess: (saved) => {
                change(saved);
                notify('success', msg`The billing contact is saved`);
              },
            });
        }}
        errorsTitle={t`The billing contact wasn’t saved`}
        errors={messages}
      >
        {save.error && messages.length === 0 && <Banner tone="danger" title={problem(save.error)} />}
        <ContactFields
          contact={contact}
          onChange={change}
          onPhone={changePhone}
          countries={countries}
          errors={errors}
          idOf={idOf}
          onLeave={leave}
        />
        <Inline justify="end">
          <Button type="submit" emphasis="strong" pending={save.isPending}>
            <Trans>Save contact</Trans>
          </Button>
        </Inline>
        <LeaveQuestion unsaved={isUnsaved}>
          <Trans>What you changed on this page isn’t saved yet.</Trans>
        </LeaveQuestion>
      </Form>
    </Card>
  );
};
