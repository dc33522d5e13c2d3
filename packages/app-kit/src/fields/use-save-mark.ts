import { useLingui } from '@lingui/react/macro';
import { useFormatters } from '../i18n/formatters.ts';
import type { SaveState } from '../saving/saved-field.ts';

/** The mark beside a field that saves by itself; nothing while there is nothing to say. */
export const useSaveMark = (state: SaveState<unknown> | undefined): string | null => {
  const { t } = useLingui();
  const { time } = useFormatters();
  switch (state?.kind) {
    case 'saving':
      return t`Saving…`;
    case 'saved':
      return t`Saved ${time(state.at)}`;
    case 'kept':
      return t`Not sent yet, kept in this browser`;
    case 'refused':
      return t`Not saved`;
    case 'conflict':
      return t`Changed by ${state.current.updatedBy.name}`;
    default:
      return null;
  }
};
