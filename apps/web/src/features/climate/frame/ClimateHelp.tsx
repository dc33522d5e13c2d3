import { TextLink } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** Articles that explain a screen, by the titles that every tenant begins with (apps/gateway/src/modules/content/starter-climate-content.ts). */
const titles = {
  activities: msg`Enter activity data`,
  import: msg`Import bills and meter readings`,
  screening: msg`Screen scope 3`,
  factors: msg`Choose and prove emission factors`,
  number: msg`Where a number comes from`,
  inventory: msg`Make an inventory report`,
  baseYear: msg`Choose a base year and recalculate it`,
} satisfies Record<string, MessageDescriptor>;

/** The way from a screen to the article that explains it. */
export const ClimateHelp = ({ about }: { readonly about: keyof typeof titles }) => {
  const { t, i18n } = useLingui();
  const title = i18n._(titles[about]);
  return (
    <div>
      <TextLink asChild>
        <Link to="/ct/help" search={{ q: title }}>{t`Help: ${title}`}</Link>
      </TextLink>
    </div>
  );
};
