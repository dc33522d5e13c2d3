import type { NamedPerson, Replacement } from '@esg/app-kit/start';
import { ConfirmDialog } from '@esg/ui';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { createRoot } from 'react-dom/client';

const wordsFor = ({ name, email }: NamedPerson) => (name ? `${name} (${email})` : email);

type QuestionProps = Replacement & { readonly onAnswer: (isYes: boolean) => void };

const Question = ({ present, coming, onAnswer }: QuestionProps) => {
  const { t } = useLingui();
  const other = wordsFor(coming);
  const self = present ? wordsFor(present) : '';
  return (
    <ConfirmDialog
      open
      onOpenChange={() => onAnswer(false)}
      title={<Trans>Sign in as someone else?</Trans>}
      description={
        present ? (
          <Trans>
            You are signed in as {self}. The link you opened would sign you in as {other}. What you then write or upload
            belongs to that account.
          </Trans>
        ) : (
          <Trans>
            Someone is signed in here already. The link you opened would sign you in as {other}. What you then write or
            upload belongs to that account.
          </Trans>
        )
      }
      confirmLabel={t`Continue as ${other}`}
      cancelLabel={present ? t`Stay signed in as ${self}` : t`Keep the current account`}
      onConfirm={() => onAnswer(true)}
    />
  );
};

/** Asks, before any page is shown, whether a link may sign somebody in as another person. Leaving the question counts as no. */
export const askToReplace = (replacement: Replacement): Promise<boolean> =>
  new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const answer = (isYes: boolean) => {
      root.unmount();
      place.remove();
      resolve(isYes);
    };
    root.render(
      <I18nProvider i18n={i18n}>
        <Question {...replacement} onAnswer={answer} />
      </I18nProvider>,
    );
  });
