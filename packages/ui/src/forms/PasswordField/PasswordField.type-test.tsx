import { PasswordField } from './PasswordField.tsx';

const field = { label: 'Password', value: '', onChange: () => {}, autoComplete: 'new-password' as const };
const labels = { show: 'Show', hide: 'Hide' };
const rules = [{ id: 'length', label: '8 characters', met: false }];

export const plain = <PasswordField {...field} labels={labels} />;
// @ts-expect-error rules need words for their state: colour alone says nothing
export const rulesWithoutWords = <PasswordField {...field} labels={labels} rules={rules} />;
export const ruled = <PasswordField {...field} labels={{ ...labels, met: 'met', unmet: 'not met' }} rules={rules} />;
