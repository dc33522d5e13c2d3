import type { Language } from '@esg/contract';
import type { Mode } from '@esg/tokens';
import axe from 'axe-core';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useStoryBrand } from '../../../../.storybook/kit/story-brand.ts';
import type { MessageName } from '../messages/index.ts';
import { sampleEmail } from '../render.ts';

/** An e-mail is shown inside the page of a mail program, which has the main landmark, so it must not have a second one. */
export const a11yOfEmails = { options: { rules: { 'landmark-one-main': { enabled: false } } } };

/** Frames do not move, and the accessibility check can look into them. */
export const whenFramesAreReady = ({ canvasElement }: { readonly canvasElement: HTMLElement }) =>
  waitFor(() => {
    // Found by their tag, because finding many by their role takes longer than the check itself.
    const articles = canvasElement.querySelectorAll('article');
    expect(articles.length).toBeGreaterThan(0);
    for (const article of articles) expect(article).toHaveAttribute('data-ready', 'true');
  });

/** Lets the accessibility check look into the frame: it checks only frames that contain it. */
const openToAxe = (frame: HTMLIFrameElement) => {
  const page = frame.contentWindow as (Window & { eval: (source: string) => void; axe?: unknown }) | null;
  if (page && !page.axe) page.eval(axe.source);
};

type EmailFrameProps = { readonly message: MessageName; readonly mode: Mode; readonly language: Language };

/** An e-mail in the brand of the toolbar, in a page of its own as in a mail program, with its subject above and its text part below. */
export const EmailFrame = ({ message, mode, language }: EmailFrameProps) => {
  const { companyName, supportEmail, colorSetting, logo } = useStoryBrand();
  const [height, setHeight] = useState(640);
  const [isReady, setReady] = useState(false);
  const brand = { companyName, supportEmail, colorSetting, logoUrl: new URL(logo, location.href).href };
  const email = sampleEmail({ ...brand, siteUrl: 'https://esg.example/' }, language, { message, mode });
  return (
    <article data-ready={isReady} style={{ display: 'grid', gap: 'var(--esg-space-3)' }}>
      <h2 style={{ font: '600 1rem/1.5 sans-serif', margin: 0 }}>{email.subject}</h2>
      <iframe
        title={`${email.subject} (${language}, ${mode})`}
        srcDoc={email.html}
        onLoad={({ currentTarget }) => {
          openToAxe(currentTarget);
          setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? height);
          setReady(true);
        }}
        style={{ border: '1px solid var(--esg-color-border-default)', inlineSize: '100%', blockSize: height }}
      />
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0, font: '0.8rem/1.6 monospace' }}>
        {email.text}
      </pre>
    </article>
  );
};
