import { isGone, isInside, isMarked, isThere, on, onStop, type Pattern } from './steps.ts';

const back = '{Shift>}{Tab}{/Shift}';

const dialog: Pattern = {
  name: 'Dialog',
  stories: 'components/Dialog/Dialog',
  story: 'ATaskToFinishOrLeave',
  at: ['button', 'Rename report'],
  checks: [
    ['Focus goes into it', '{Enter}', isInside('dialog')],
    ['It has a name', '{Enter}', isThere('dialog', 'Rename report')],
    ['Tab goes round inside', '{Enter}', isInside('dialog'), '{Tab}{Tab}{Tab}{Tab}', isInside('dialog')],
    ['Shift Tab goes round inside', '{Enter}', isInside('dialog'), `${back}${back}${back}`, isInside('dialog')],
    [
      'Escape closes it and gives focus back',
      '{Enter}',
      isInside('dialog'),
      '{Escape}',
      isGone('dialog'),
      on('button', 'Rename report'),
    ],
  ],
};

const alertDialog: Pattern = {
  name: 'Alert dialog',
  stories: 'components/ConfirmDialog/ConfirmDialog',
  story: 'BeforeSomethingIsLost',
  at: ['button', 'Delete report'],
  checks: [
    ['Focus goes to the safe answer', '{Enter}', on('button', 'Keep it')],
    ['It has a name', '{Enter}', isThere('alertdialog', 'Delete this report?')],
    ['Tab goes between the answers', '{Enter}', on('button', 'Keep it'), '{Tab}{Tab}', on('button', 'Keep it')],
    [
      'Enter on the safe answer closes it and gives focus back',
      '{Enter}',
      on('button', 'Keep it'),
      '{Enter}',
      isGone('alertdialog'),
      on('button', 'Delete report'),
    ],
    [
      'Escape closes it and gives focus back',
      '{Enter}',
      on('button', 'Keep it'),
      '{Escape}',
      isGone('alertdialog'),
      on('button', 'Delete report'),
    ],
  ],
};

const sheet: Pattern = {
  name: 'Sheet',
  stories: 'components/Sheet/Sheet',
  story: 'OverThePage',
  at: ['button', 'Evidence'],
  checks: [
    ['Focus goes into it', '{Enter}', isInside('dialog')],
    ['Tab stays inside', '{Enter}', isInside('dialog'), '{Tab}{Tab}', isInside('dialog')],
    [
      'Escape closes it and gives focus back',
      '{Enter}',
      isInside('dialog'),
      '{Escape}',
      isGone('dialog'),
      on('button', 'Evidence'),
    ],
  ],
};

const popover: Pattern = {
  name: 'Popover',
  stories: 'components/Popover/Popover',
  story: 'AFewSettings',
  at: ['button', 'Filter'],
  checks: [
    ['Enter opens it and moves inside', '{Enter}', isInside('dialog')],
    ['Space opens it and moves inside', ' ', isInside('dialog')],
    ['The button tells that it is open', '{Enter}', isMarked('button', 'Filter', 'aria-expanded', 'true')],
    ['Tab goes through it', '{Enter}', on('checkbox', /Ongoing/), '{Tab}', on('checkbox', /Published/)],
    ['Tab goes round inside', '{Enter}', on('checkbox', /Ongoing/), '{Tab}{Tab}', on('checkbox', /Ongoing/)],
    [
      'Escape closes it and gives focus back',
      '{Enter}',
      isInside('dialog'),
      '{Escape}',
      isGone('dialog'),
      on('button', 'Filter'),
    ],
  ],
};

const tooltip: Pattern = {
  name: 'Tooltip',
  stories: 'components/Tooltip/Tooltip',
  story: 'OnFocusAndHover',
  checks: [
    ['Focus shows it', '{Tab}', on('button', 'History'), isThere('tooltip')],
    [
      'Escape hides it, focus stays',
      '{Tab}',
      isThere('tooltip'),
      '{Escape}',
      isGone('tooltip'),
      on('button', 'History'),
    ],
    ['Tab goes on and hides it', '{Tab}', isThere('tooltip'), '{Tab}', isGone('tooltip'), onStop('after')],
  ],
};

const tab = (name: string) => on('tab', name);
const tabs: Pattern = {
  name: 'Tabs',
  stories: 'components/Tabs/Tabs',
  story: 'BesideADisclosure',
  checks: [
    ['Tab goes to the open tab', '{Tab}', tab('Guidance')],
    ['Tab goes on to its panel', '{Tab}{Tab}', on('tabpanel', 'Guidance')],
    [
      '→ opens the next tab',
      '{Tab}{ArrowRight}',
      tab('Evidence 3'),
      isMarked('tab', 'Evidence 3', 'aria-selected', 'true'),
    ],
    ['← on the first opens the last', '{Tab}{ArrowLeft}', tab('History')],
    ['→ on the last opens the first', '{Tab}{ArrowLeft}', tab('History'), '{ArrowRight}', tab('Guidance')],
    ['End opens the last', '{Tab}{End}', tab('History'), isThere('tabpanel', 'History')],
    ['Home opens the first', '{Tab}{End}{Home}', tab('Guidance')],
  ],
};

const part = (name: RegExp) => on('button', name);
const accordion: Pattern = {
  name: 'Accordion',
  stories: 'components/Accordion/Accordion',
  story: 'PartsBelowTheirTitles',
  at: ['button', /scope 1/],
  checks: [
    [
      'Enter opens a part',
      '{Enter}',
      isThere('region', /scope 1/),
      isMarked('button', /scope 1/, 'aria-expanded', 'true'),
    ],
    ['Space opens a part', ' ', isThere('region', /scope 1/)],
    ['Enter closes it again', '{Enter}', isThere('region', /scope 1/), '{Enter}', isGone('region')],
    ['↓ goes to the next title', '{ArrowDown}', part(/計算方法/)],
    ['↑ on the first goes to the last', '{ArrowUp}', part(/figures come from/)],
    ['End goes to the last title', '{End}', part(/figures come from/)],
    ['Home goes to the first title', '{End}{Home}', part(/scope 1/)],
    ['Tab goes to the next title', '{Tab}', part(/計算方法/)],
  ],
};

const day = (name: string) => on('button', new RegExp(name));
const calendar = ['{Enter}', day('November 21, 2026')] as const;
const datePicker: Pattern = {
  name: 'Date picker',
  stories: 'forms/DateField/DateField',
  story: 'Chosen',
  at: ['button', 'Choose a day'],
  checks: [
    ['Enter opens the calendar on the chosen day', ...calendar],
    ['Space opens it too', ' ', day('November 21, 2026')],
    ['→ goes to the next day', ...calendar, '{ArrowRight}', day('November 22, 2026')],
    ['← goes to the previous day', ...calendar, '{ArrowLeft}', day('November 20, 2026')],
    ['↓ goes a week later', ...calendar, '{ArrowDown}', day('November 28, 2026')],
    ['↑ goes a week earlier', ...calendar, '{ArrowUp}', day('November 14, 2026')],
    ['Page down goes to the next month', ...calendar, '{PageDown}', day('December 21, 2026')],
    ['Page up goes to the previous month', ...calendar, '{PageUp}', day('October 21, 2026')],
    ['Shift Page down goes to the next year', ...calendar, '{Shift>}{PageDown}{/Shift}', day('November 21, 2027')],
    ['Home goes to the first day of the week', ...calendar, '{Home}', day('November 15, 2026')],
    ['End goes to the last day of the week', ...calendar, '{ArrowLeft}{End}', day('November 21, 2026')],
    [
      'Enter takes the day and gives focus back',
      ...calendar,
      '{ArrowRight}{Enter}',
      isGone('grid'),
      on('button', 'Choose a day'),
    ],
    [
      'Space takes the day and gives focus back',
      ...calendar,
      '{ArrowRight} ',
      isGone('grid'),
      on('button', 'Choose a day'),
    ],
    ['Escape closes it and gives focus back', ...calendar, '{Escape}', isGone('grid'), on('button', 'Choose a day')],
    ['Tab stays inside', ...calendar, '{Tab}{Tab}{Tab}', isInside('dialog')],
  ],
};

export const overlays = [dialog, alertDialog, sheet, popover, tooltip, tabs, accordion, datePicker];
