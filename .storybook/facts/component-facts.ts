// Packages type-check their stories, and through them these pages, without knowing the module.
/// <reference path="./virtual.d.ts" />
export { facts } from 'virtual:component-facts';
