import { Button } from '@esg/ui';
import type { ReactNode } from 'react';

/** Sends the form around it. */
export const SubmitButton = ({ pending, children }: { readonly pending: boolean; readonly children: ReactNode }) => (
  <Button
    type="submit"
    emphasis="strong"
    wide
    pending={pending}
    // The field keeps the focus: an error shown on leaving it would move the button away before it is released.
    onMouseDown={(event) => event.preventDefault()}
  >
    {children}
  </Button>
);
