// Packages check their stories, and by them these pages, without knowing of the module.
/// <reference path="./virtual.d.ts" />
export { facts } from 'virtual:component-facts';
