import { Heading } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useState } from 'react';
import * as css from './SignOffSheet.css.ts';

/** An e-mail as it is sent, once for each mode. */
export type SheetEmail = {
  readonly id: string;
  readonly subject: string;
  readonly html: { readonly light: string; readonly dark: string };
};

/** Every e-mail beside itself in the dark. For looking: nothing in them takes focus. */
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
  const name = mode === 'light' ? t`${subject}, light` : t`${subject}, dark`;
  return (
    <div
      role="img"
      aria-label={name}
      className={css.scaled}
      style={{ [css.pageHeight]: `${height}px` } as CSSProperties}
    >
      <div inert>
        <iframe
          className={css.email}
          title={name}
          srcDoc={html}
          sandbox="allow-same-origin"
          onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.body.scrollHeight ?? height)}
        />
      </div>
    </div>
  );
};
