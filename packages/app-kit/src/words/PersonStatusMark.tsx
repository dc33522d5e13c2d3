import type { PersonStatus } from '@esg/contract';
import { Status, type statusTones } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';

type Look = { readonly tone: (typeof statusTones)[number]; readonly word: MessageDescriptor };

/** How each status of a person is shown (spec section 4). */
const looks: Record<PersonStatus, Look> = {
  'Pending Confirmation': { tone: 'warning', word: msg`Pending Confirmation` },
  Registered: { tone: 'success', word: msg`Registered` },
};

/** The word of each status. */
export const personStatusNames = {
  'Pending Confirmation': looks['Pending Confirmation'].word,
  Registered: looks.Registered.word,
} satisfies Record<PersonStatus, MessageDescriptor>;

/** Status of a person in an organisation as colour, icon and word. */
export const PersonStatusMark = ({ status }: { readonly status: PersonStatus }) => {
  const { _ } = useLingui();
  const { tone, word } = looks[status];
  return <Status tone={tone}>{_(word)}</Status>;
};
