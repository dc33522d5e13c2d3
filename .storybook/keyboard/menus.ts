import {
  count,
  holds,
  isGone,
  isInside,
  isMarked,
  isOn,
  isOnNone,
  isThere,
  on,
  onStop,
  type Pattern,
  says,
} from './steps.ts';

const opened = ['{Enter}', on('menuitem', 'Excel')] as const;
const choosing = [isGone('menu'), on('button', 'Export')] as const;

const menuButton: Pattern = {
  name: 'Menu button',
  stories: 'components/Menu/Menu',
  story: 'BetweenTwoButtons',
  at: ['button', 'Export'],
  checks: [
    ['Enter opens it on its first entry', ...opened],
    ['Space opens it on its first entry', ' ', on('menuitem', 'Excel')],
    ['↓ opens it on its first entry', '{ArrowDown}', on('menuitem', 'Excel')],
    ['↑ opens it on its last entry', '{ArrowUp}', on('menuitem', 'Word')],
    ['↓ goes to the next entry', ...opened, '{ArrowDown}', on('menuitem', 'PDF')],
    ['↑ goes to the previous entry', ...opened, '{End}', on('menuitem', 'Word'), '{ArrowUp}', on('menuitem', 'PDF')],
    [
      '↓ on the last entry goes to the first',
      ...opened,
      '{End}',
      on('menuitem', 'Word'),
      '{ArrowDown}',
      on('menuitem', 'Excel'),
    ],
    ['↑ on the first entry goes to the last', ...opened, '{ArrowUp}', on('menuitem', 'Word')],
    ['End goes to the last entry', ...opened, '{End}', on('menuitem', 'Word')],
    ['Home goes to the first entry', ...opened, '{End}', on('menuitem', 'Word'), '{Home}', on('menuitem', 'Excel')],
    ['A letter goes to the entry that begins so', ...opened, 'p', on('menuitem', 'PDF')],
    ['Letters in a row are one word', ...opened, 'wo', on('menuitem', 'Word')],
    ['Escape closes it and gives focus back', ...opened, '{Escape}', ...choosing],
    ['Enter chooses, closes and gives focus back', ...opened, '{Enter}', ...choosing],
    ['Space chooses, closes and gives focus back', ...opened, ' ', ...choosing],
    ['Tab closes it and goes on from its button', ...opened, '{Tab}', isGone('menu'), on('button', 'After')],
    ['Shift Tab closes it and goes back', ...opened, '{Shift>}{Tab}{/Shift}', isGone('menu'), on('button', 'Before')],
    ['The button tells that it is open', ...opened, isMarked('button', 'Export', 'aria-expanded', 'true')],
  ],
};

const choices: Pattern = {
  name: 'Menu of choices',
  stories: 'components/Menu/Menu',
  story: 'OneOfSeveral',
  at: ['button', 'Language'],
  checks: [
    [
      'Enter on a choice makes it the one that holds',
      '{Enter}',
      on('menuitemradio', 'English'),
      '{ArrowDown}',
      on('menuitemradio', '繁體中文'),
      '{Enter}',
      isGone('menu'),
      '{Enter}',
      isMarked('menuitemradio', '繁體中文', 'aria-checked', 'true'),
      isMarked('menuitemradio', 'English', 'aria-checked', 'false'),
    ],
  ],
};

const atTheThing = ['{Shift>}{F10}{/Shift}', on('menuitem', /Duplicate/)] as const;
const contextMenu: Pattern = {
  name: 'Context menu',
  stories: 'components/ContextMenu/ContextMenu',
  story: 'ActionsOfAThing',
  at: ['button', /Sustainability report/],
  checks: [
    ['Shift F10 opens it on its first entry', ...atTheThing],
    ['The menu key opens it on its first entry', '{ContextMenu}', on('menuitem', /Duplicate/)],
    ['↓ goes to the next entry', ...atTheThing, '{ArrowDown}', on('menuitem', /Delete/)],
    [
      'Enter chooses, closes and gives focus back',
      ...atTheThing,
      '{Enter}',
      isGone('menu'),
      on('button', /Sustainability report/),
    ],
    [
      'Escape closes it and gives focus back',
      ...atTheThing,
      '{Escape}',
      isGone('menu'),
      on('button', /Sustainability/),
    ],
    ['Tab closes it and goes on', ...atTheThing, '{Tab}', isGone('menu'), onStop('after')],
  ],
};

const box = ['combobox', 'Unit'] as const;
const listed = ['{ArrowDown}', isOn(/tonne/)] as const;
const combobox: Pattern = {
  name: 'Combobox',
  stories: 'forms/Combobox/Combobox',
  story: 'Empty',
  at: box,
  checks: [
    ['↓ opens the list on its first option', ...listed],
    ['↑ opens the list on its last option', '{ArrowUp}', isOn(/cubic metre/)],
    ['↓ goes to the next option', ...listed, '{ArrowDown}', isOn(/kilogram/)],
    ['↓ on the last option goes to the first', ...listed, '{ArrowUp}{ArrowDown}', isOn(/tonne/)],
    ['↑ on the first option goes to the last', ...listed, '{ArrowUp}', isOn(/cubic metre/)],
    ['Page down goes to the last of few', ...listed, '{PageDown}', isOn(/cubic metre/)],
    ['Page up goes to the first of few', ...listed, '{PageDown}{PageUp}', isOn(/tonne/)],
    ['Typing narrows the list', 'gram', isOn(/kilogram/), count('option', 1)],
    ['The number of matches is told', 'gram', says('status', /: 1$/)],
    ['That nothing matches is told', 'xyz', says('status', 'No unit matches.')],
    [
      'Enter picks the option and closes',
      'gram',
      isOn(/kilogram/),
      '{Enter}',
      holds(...box, 'kilogram'),
      isGone('listbox'),
    ],
    ['Escape closes without a choice', ...listed, '{Escape}', isGone('listbox'), holds(...box, ''), on(...box)],
    ['Home and End stay in the text', 'gram{Home}x{End}y', holds(...box, 'xgramy')],
    ['Alt ↓ opens without moving', '{Alt>}{ArrowDown}{/Alt}', isThere('listbox'), isOnNone],
    ['Alt ↓ in the open list stays', '{Alt>}{ArrowDown}{ArrowDown}{/Alt}', isThere('listbox'), isOnNone],
    ['Alt ↑ closes', ...listed, '{Alt>}{ArrowUp}{/Alt}', isGone('listbox'), on(...box)],
    ['Tab leaves, and a whole label counts', 'tonne{Tab}', isGone('listbox'), holds(...box, 'tonne')],
    ['The box tells that its list is open', ...listed, isMarked(...box, 'aria-expanded', 'true')],
  ],
};
const chosen: Pattern = {
  name: 'Combobox with a choice',
  stories: 'forms/Combobox/Combobox',
  story: 'Chosen',
  at: box,
  checks: [
    ['The choice is told in the list', '{ArrowDown}', isMarked('option', /megawatt/, 'aria-selected', 'true')],
    ['A second Escape takes the choice back', '{ArrowDown}', isThere('listbox'), '{Escape}{Escape}', holds(...box, '')],
  ],
};

const sources = ['combobox', 'Sources of energy'] as const;
const multiSelect: Pattern = {
  name: 'Choice of several',
  stories: 'forms/MultiSelect/MultiSelect',
  story: 'OneChosen',
  at: sources,
  checks: [
    ['↓ opens the list', '{ArrowDown}', isOn(/Solar/)],
    [
      'The list tells that several can be chosen',
      '{ArrowDown}',
      isMarked('listbox', 'Sources', 'aria-multiselectable', 'true'),
    ],
    ['Enter chooses and the list stays', 'wi{Enter}', count('listitem', 2), isThere('listbox')],
    ['Enter on a choice takes it back', '{ArrowDown}', isOn(/Solar/), '{Enter}', isGone('listitem')],
    ['Backspace in the empty box takes the last one back', '{Backspace}', isGone('listitem'), on(...sources)],
    ['Escape closes the list', '{ArrowDown}', isThere('listbox'), '{Escape}', isGone('listbox'), on(...sources)],
    ['Tab closes the list and goes on', '{ArrowDown}', isThere('listbox'), '{Tab}', isGone('listbox')],
  ],
};

const go = ['combobox', 'Search and go'] as const;
const palette: Pattern = {
  name: 'Command palette',
  stories: 'components/CommandPalette/CommandPalette',
  story: 'EveryPlaceAndAction',
  at: ['button', 'Search'],
  checks: [
    ['Enter opens it in its box', '{Enter}', on(...go)],
    ['↓ goes to the next entry', '{Enter}', on(...go), '{ArrowDown}', isOn(/Account settings/)],
    ['↑ on the first entry goes to the last', '{Enter}', on(...go), '{ArrowUp}', isOn(/Create report/)],
    ['Typing narrows, and the number is told', '{Enter}', on(...go), 'rep', says('status', '2 results')],
    ['Enter chooses and gives focus back', '{Enter}', on(...go), '{Enter}', isGone('dialog'), on('button', 'Search')],
    ['Escape closes and gives focus back', '{Enter}', on(...go), '{Escape}', isGone('dialog'), on('button', 'Search')],
    ['Tab stays inside', '{Enter}', on(...go), '{Tab}{Tab}', isInside('dialog')],
  ],
};

export const menus = [menuButton, choices, contextMenu, combobox, chosen, multiSelect, palette];
