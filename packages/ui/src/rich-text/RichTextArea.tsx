import { lazy, Suspense } from 'react';
import { Field } from '../forms/Field/Field.tsx';
import { takeFieldProps } from '../forms/Field/field-props.ts';
import { useInBrowser } from '../theme/use-in-browser.ts';
import * as css from './RichTextArea.css.ts';
import type { RichTextAreaProps } from './rich-text-props.ts';

const RichTextEditor = lazy(() =>
  import('./RichTextEditor.tsx').then((module) => ({ default: module.RichTextEditor })),
);

/** Text with headings, lists, tables, footnotes, emphasis and links. The editor loads when it is first shown, with its place reserved. */
export const RichTextArea = (props: RichTextAreaProps) => {
  const { field, rest } = takeFieldProps(props);
  // No server can draw it, because it depends on the cursor.
  const inBrowser = useInBrowser();
  return (
    <Field {...field} custom>
      {(own) => (
        <div className={css.frame} data-invalid={own['aria-invalid']} data-read-only={rest.readOnly || undefined}>
          {inBrowser ? (
            <Suspense fallback={<div className={css.waiting} />}>
              <RichTextEditor {...rest} control={own} />
            </Suspense>
          ) : (
            <div className={css.waiting} />
          )}
        </div>
      )}
    </Field>
  );
};
