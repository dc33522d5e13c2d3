export * from './entry-rules.ts';
export { formsCatalogue } from './forms-catalogue.ts';
export { NewPasswordEntries, noPassword, useNewPasswordRules } from './NewPasswordEntries.tsx';
export { PasswordEntry } from './PasswordEntry.tsx';
export { Refusal } from './Refusal.tsx';
export { type EntryProps, useEntries } from './use-entries.ts';
