import { tokenNames } from '@esg/tokens';
import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Typed `var(--esg-…)` references. Emits no CSS and no values: the tokens and the tenant supply those on `<html>`. */
export const vars = createGlobalThemeContract(tokenNames, (name) => name ?? '');
