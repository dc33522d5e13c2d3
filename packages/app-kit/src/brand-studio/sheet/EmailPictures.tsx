import { Heading } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, type SyntheticEvent, useState } from 'react';
import * as css from './SignOffSheet.css.ts';

/** An e-mail as it is sent, once for each mode. */
export type SheetEmail = {
  readonly id: string;
  readonly subject: string;
  readonly html: { readonly light: string; readonly dark: string };
};

/** Every e-mail in light and dark side by side. For looking: nothing in them takes focus. */
export const EmailPictures = ({ emails }: { readonly emails: readonly SheetEmail[] }) => (
  <div className={css.section}>
    {emails.map(({ id, subject, html }) => (
      <div key={id} className={css.figure}>
        <Heading level={3} size="sm">
          {subject}
        </Heading>
        <div className={css.pair}>
          <EmailPicture subject={subject} html={html.light} mode="light" />
          <EmailPicture subject={subject} html={html.dark} mode="dark" />
        </div>
      </div>
    ))}
  </div>
);

type EmailPictureProps = { readonly subject: string; readonly html: string; readonly mode: 'light' | 'dark' };

const EmailPicture = ({ subject, html, mode }: EmailPictureProps) => {
  const { t } = useLingui();
  const [height, setHeight] = useState(800);
  const shown = ({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>) => {
    if (!contentDocument) return;
    // The e-mail is a document of its own: when printed, its backgrounds are left out unless it asks to keep them.
    const { documentElement, body } = contentDocument;
    documentElement.style.printColorAdjust = 'exact';
    // A background that extends over the whole frame is left out even then; beside one of the document’s, the body keeps its own.
    documentElement.style.background = getComputedStyle(body).backgroundColor;
    setHeight(body.scrollHeight);
  };
  const name = mode === 'light' ? t`${subject}, light` : t`${subject}, dark`;
  return (
    <div
      role="img"
      aria-label={name}
      className={css.scaled}
      style={{ [css.pageHeight]: `${height}px` } as CSSProperties}
    >
      <div inert>
        <iframe className={css.email} title={name} srcDoc={html} sandbox="allow-same-origin" onLoad={shown} />
      </div>
    </div>
  );
};
