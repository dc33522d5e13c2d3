import type { Framework, ProvisionStanding } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Words = Readonly<Record<Exclude<ProvisionStanding, 'not-asked'>, MessageDescriptor>>;

const listing: Words = {
  reported: msg`Complied`,
  'in-part': msg`Complied in part`,
  explained: msg`Explained`,
  open: msg`In progress`,
  missing: msg`Missing`,
};
const general: Words = {
  reported: msg`Reported`,
  'in-part': msg`Reported in part`,
  explained: msg`Left out with a reason`,
  open: msg`In progress`,
  missing: msg`Missing`,
};

/** What a framework calls it that a provision is reported, explained or missing. */
export const provisionWords = ({ kind }: Pick<Framework, 'kind'>): Words => (kind === 'HKEX' ? listing : general);
