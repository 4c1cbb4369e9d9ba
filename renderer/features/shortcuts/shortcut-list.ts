/** Keys that have a name in each language. `mod`: Ctrl, or ⌘ on a Mac. */
export const NAMED_KEYS = [
  'mod',
  'alt',
  'shift',
  'enter',
  'space',
  'escape',
  'backspace',
  'delete',
  'home',
  'end',
  'pageUp',
  'pageDown',
] as const
export type NamedKey = (typeof NAMED_KEYS)[number]

/** A key: one with a name, or a letter, an arrow or a function key as its own name. */
export type Key =
  | NamedKey
  | '↑'
  | '↓'
  | '←'
  | '→'
  | '?'
  | '1'
  | '8'
  | '9'
  | 'A'
  | 'C'
  | 'D'
  | 'F'
  | 'G'
  | 'I'
  | 'J'
  | 'K'
  | 'L'
  | 'M'
  | 'N'
  | 'Q'
  | 'R'
  | 'S'
  | 'T'
  | 'V'
  | 'X'
  | 'Z'
  | 'F1'
  | 'F2'
  | 'F3'
  | 'F6'
  | 'F10'

/** A command, and its key combinations. */
export interface Shortcut {
  does: string
  keys: readonly (readonly Key[])[]
}

const UP_DOWN = [['↑'], ['↓']] as const
const EXTEND = [
  ['shift', '↑'],
  ['shift', '↓'],
] as const
const ENDS = [['home'], ['end']] as const

/** All of Sonde's own keys, by the place where they work. The dialog and docs/keyboard.md show this list. */
export const SHORTCUTS = {
  everywhere: [
    { does: 'search', keys: [['mod', 'K']] },
    { does: 'pane', keys: [['F6'], ['shift', 'F6']] },
    { does: 'close', keys: [['escape']] },
    { does: 'newSurvey', keys: [['mod', 'N']] },
    { does: 'shortcuts', keys: [['F1'], ['?']] },
  ],
  find: [
    { does: 'find', keys: [['mod', 'F']] },
    { does: 'nextMatch', keys: [['enter'], ['F3']] },
    {
      does: 'previousMatch',
      keys: [
        ['shift', 'enter'],
        ['shift', 'F3'],
      ],
    },
    { does: 'closeFind', keys: [['escape']] },
  ],
  library: [
    { does: 'row', keys: [...UP_DOWN, ['pageUp'], ['pageDown'], ...ENDS] },
    { does: 'open', keys: [['enter']] },
    { does: 'choose', keys: [['space']] },
    { does: 'extend', keys: EXTEND },
    { does: 'all', keys: [['mod', 'A']] },
    { does: 'none', keys: [['escape']] },
    { does: 'bin', keys: [['delete']] },
  ],
  writing: [
    { does: 'goOn', keys: [['enter']] },
    { does: 'lineBreak', keys: [['shift', 'enter']] },
    { does: 'removeEmpty', keys: [['backspace'], ['delete']] },
    { does: 'removeOption', keys: [['mod', 'shift', 'backspace']] },
    {
      does: 'move',
      keys: [
        ['alt', '↑'],
        ['alt', '↓'],
      ],
    },
    { does: 'duplicate', keys: [['mod', 'D']] },
    { does: 'below', keys: [['mod', 'enter']] },
    { does: 'above', keys: [['mod', 'shift', 'enter']] },
    { does: 'undo', keys: [['mod', 'Z']] },
    { does: 'redo', keys: [['mod', 'shift', 'Z']] },
    { does: 'mend', keys: [['alt', 'enter']] },
    { does: 'saveVersion', keys: [['mod', 'S']] },
    { does: 'versions', keys: [['mod', 'shift', 'S']] },
  ],
  outline: [
    { does: 'row', keys: [...UP_DOWN, ...ENDS] },
    { does: 'write', keys: [['enter']] },
    { does: 'choose', keys: [['space']] },
    { does: 'extend', keys: EXTEND },
    { does: 'all', keys: [['mod', 'A']] },
    { does: 'none', keys: [['escape']] },
    { does: 'copy', keys: [['mod', 'C']] },
    { does: 'cut', keys: [['mod', 'X']] },
    { does: 'paste', keys: [['mod', 'V']] },
    { does: 'remove', keys: [['delete'], ['backspace']] },
  ],
  bank: [
    { does: 'row', keys: [...UP_DOWN, ...ENDS] },
    { does: 'choose', keys: [['space']] },
    { does: 'insert', keys: [['enter']] },
    { does: 'rename', keys: [['F2']] },
    { does: 'remove', keys: [['delete']] },
  ],
  ages: [
    { does: 'year', keys: [['←'], ['→']] },
    { does: 'fiveYears', keys: [['pageDown'], ['pageUp']] },
    { does: 'farthest', keys: ENDS },
  ],
  launch: [
    { does: 'launch', keys: [['mod', 'enter']] },
    { does: 'back', keys: [['escape']] },
  ],
  guide: [
    { does: 'nextRow', keys: [['enter']] },
    { does: 'removeRow', keys: [['backspace']] },
    { does: 'undo', keys: [['mod', 'Z']] },
    { does: 'redo', keys: [['mod', 'shift', 'Z']] },
  ],
  transcript: [
    { does: 'turn', keys: [['J'], ['K']] },
    { does: 'sentence', keys: [['→'], ['←']] },
    {
      does: 'wordAtEnd',
      keys: [
        ['shift', '→'],
        ['shift', '←'],
      ],
    },
    {
      does: 'wordAtStart',
      keys: [
        ['alt', 'shift', '→'],
        ['alt', 'shift', '←'],
      ],
    },
    {
      does: 'sentenceAtEnd',
      keys: [
        ['shift', '↓'],
        ['shift', '↑'],
      ],
    },
    {
      does: 'sentenceAtStart',
      keys: [
        ['alt', 'shift', '↓'],
        ['alt', 'shift', '↑'],
      ],
    },
    { does: 'code', keys: [['N']] },
    { does: 'codeKey', keys: [['1'], ['9']] },
    { does: 'important', keys: [['Q']] },
    { does: 'memo', keys: [['M']] },
    {
      does: 'moveCode',
      keys: [
        ['alt', '↑'],
        ['alt', '↓'],
      ],
    },
    {
      does: 'nestCode',
      keys: [
        ['alt', '→'],
        ['alt', '←'],
      ],
    },
    { does: 'none', keys: [['escape']] },
    { does: 'undo', keys: [['mod', 'Z']] },
    { does: 'redo', keys: [['mod', 'shift', 'Z']] },
  ],
  results: [
    { does: 'number', keys: [['1'], ['9']] },
    { does: 'persona', keys: [['←'], ['→']] },
    { does: 'undo', keys: [['mod', 'Z']] },
    { does: 'redo', keys: [['mod', 'shift', 'Z']] },
  ],
  answers: [
    { does: 'answer', keys: [...UP_DOWN, ['K'], ['J'], ...ENDS] },
    { does: 'choose', keys: [['space'], ['X']] },
    { does: 'extend', keys: EXTEND },
    { does: 'all', keys: [['mod', 'A']] },
    { does: 'none', keys: [['escape']] },
    { does: 'tag', keys: [['enter'], ['T']] },
    { does: 'tagKey', keys: [['1'], ['9']] },
    { does: 'quote', keys: [['Q']] },
  ],
  arms: [
    { does: 'nextRow', keys: [['enter']] },
    { does: 'removeRow', keys: [['backspace']] },
    {
      does: 'moveOption',
      keys: [
        ['alt', '↑'],
        ['alt', '↓'],
      ],
    },
    { does: 'undo', keys: [['mod', 'Z']] },
    { does: 'redo', keys: [['mod', 'shift', 'Z']] },
  ],
  probes: [
    { does: 'row', keys: UP_DOWN },
    { does: 'acceptCode', keys: [['enter']] },
    { does: 'dropCode', keys: [['delete'], ['backspace']] },
    { does: 'codeStep', keys: [['1'], ['8']] },
    { does: 'undo', keys: [['mod', 'Z']] },
    { does: 'redo', keys: [['mod', 'shift', 'Z']] },
  ],
  desk: [
    { does: 'row', keys: [...UP_DOWN, ['pageUp'], ['pageDown'], ...ENDS] },
    { does: 'unfold', keys: [['→'], ['←']] },
    { does: 'fold', keys: [['space']] },
    { does: 'point', keys: [['enter']] },
    { does: 'menu', keys: [['shift', 'F10']] },
    { does: 'undo', keys: [['mod', 'Z']] },
    { does: 'redo', keys: [['mod', 'shift', 'Z']] },
  ],
  repair: [
    { does: 'row', keys: [...UP_DOWN, ['pageUp'], ['pageDown'], ...ENDS] },
    { does: 'extend', keys: EXTEND },
    { does: 'lineRole', keys: [['Q'], ['M'], ['R'], ['A'], ['G'], ['S'], ['I'], ['T'], ['C'], ['X']] },
    { does: 'writeLine', keys: [['F2']] },
    { does: 'writeFurther', keys: [['shift', 'enter']] },
    { does: 'addLine', keys: [['mod', 'enter']] },
    { does: 'divideLine', keys: [['D']] },
    { does: 'divideHere', keys: [['enter']] },
    { does: 'joinLine', keys: [['J']] },
    {
      does: 'moveLine',
      keys: [
        ['alt', '↑'],
        ['alt', '↓'],
      ],
    },
    { does: 'alike', keys: [['L']] },
    { does: 'checkLine', keys: [['N'], ['shift', 'N']] },
    { does: 'keepLine', keys: [['K']] },
    { does: 'undo', keys: [['mod', 'Z']] },
    { does: 'redo', keys: [['mod', 'shift', 'Z']] },
    { does: 'summary', keys: [['escape']] },
  ],
  lists: [{ does: 'row', keys: [...UP_DOWN, ...ENDS] }],
} as const satisfies Record<string, readonly Shortcut[]>

export type ShortcutGroup = keyof typeof SHORTCUTS
export const SHORTCUT_GROUPS = Object.keys(SHORTCUTS) as ShortcutGroup[]
