import { readCookie, writeCookie } from './cookies.ts';

const cookieName = 'materialityProfileId';
const yearSeconds = 365 * 24 * 60 * 60;

/** The assessment of what is material that was open last in this browser (spec section 3, cookies); nothing before the first. */
export const lastMaterialityProfile = (): string | undefined => readCookie(cookieName);

/** Keeps that for a year. */
export const keepMaterialityProfile = (id: string): void => writeCookie(cookieName, id, yearSeconds);
