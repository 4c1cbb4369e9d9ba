import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineTheme,
} from '@mantine/core'
import { keepEntryFocused, passToMenu } from '../lib/menu-focus.ts'
import styles from './theme.module.css'

/** Deep teal, the only accent colour: for controls. */
const teal: MantineColorsTuple = [
  '#eaf3f2',
  '#dbe9e7',
  '#b4d3d1',
  '#86cfd0',
  '#6cc0c1',
  '#2f8589',
  '#17696f',
  '#0c5a61',
  '#0a4a50',
  '#073a3f',
]

/** Warm grey paper. */
const gray: MantineColorsTuple = [
  '#fcfbf8',
  '#f4f2ed',
  '#eae7df',
  '#d8d4ca',
  '#c3beb2',
  '#8c877b',
  '#62615f',
  '#57595c',
  '#3a3d41',
  '#22262b',
]

/** Ink blue-grey. */
const dark: MantineColorsTuple = [
  '#e1e6eb',
  '#c5cdd5',
  '#a9b3bd',
  '#8793a0',
  '#4b5763',
  '#3c4753',
  '#2a333d',
  '#1f262e',
  '#1a2027',
  '#151a20',
]

/** Only for loss: what is gone or will be. */
const red: MantineColorsTuple = [
  '#fbf0ee',
  '#f6e3e0',
  '#ecc4c0',
  '#f29490',
  '#e6736f',
  '#c9423f',
  '#b02a2e',
  '#9c2127',
  '#7f191e',
  '#631216',
]

const ROW = '32px'
const OPTION = { classNames: { option: styles.option } }
/** The options of a field in a low window fit above or below it. */
const LISTS = { ...OPTION, defaultProps: { maxDropdownHeight: 'min(220px, 36dvh)' } }
/** A field with what was chosen grows by as many lines as that takes. */
const GROWING = { ...LISTS, styles: { input: { height: 'auto' } } }
const sans = '"Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif'

/** Mantine's theme with the sizes of look.md (14 px, rows of 32 px, a 4 px grid), and hairlines in place of shadows. */
export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 4 },
  variantColorResolver: (input) => {
    const colours = defaultVariantColorsResolver(input)
    if (input.variant !== 'filled') return colours
    return { ...colours, color: input.color === 'red' ? 'var(--on-loss)' : 'var(--on-accent)' }
  },
  colors: { teal, gray, dark, red },
  white: '#fffefc',
  black: '#22262b',
  fontFamily: sans,
  headings: {
    fontFamily: sans,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '16px', lineHeight: '24px' },
      h2: { fontSize: '16px', lineHeight: '24px' },
      h3: { fontSize: '14px', lineHeight: '20px' },
      h4: { fontSize: '14px', lineHeight: '20px' },
    },
  },
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '20px', md: '20px', lg: '24px', xl: '28px' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '2px', sm: '3px', md: '4px', lg: '6px', xl: '8px' },
  defaultRadius: 'sm',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // Links are underlined, since colour alone does not set them apart from the words around them.
    Anchor: { defaultProps: { underline: 'always' } },
    Button: {
      vars: () => ({ root: { '--button-height': ROW, '--button-padding-x': '12px' } }),
      classNames: { root: styles.button },
    },
    ActionIcon: {
      defaultProps: { variant: 'subtle', color: 'gray' },
      classNames: { root: styles.button },
      vars: () => ({ root: { '--ai-size': ROW } }),
    },
    Checkbox: { vars: () => ({ root: { '--checkbox-icon-color': 'var(--on-accent)' } }) },
    Input: {
      classNames: { input: styles.input },
      vars: () => ({ wrapper: { '--input-height': ROW, '--input-size': ROW } }),
    },
    Modal: {
      classNames: { title: styles.dialogTitle },
      // The buttons of a closing dialog take no presses: a double click would otherwise carry out its action twice.
      styles: (_theme: MantineTheme, { opened }: { opened?: boolean }) => ({
        content: {
          // In the dark the sheet is hardly lighter than the page behind it.
          border: '1px solid var(--hairline)',
          // The dialog ends above the notifications, and its middle stays in place when one appears.
          maxHeight: 'calc(100dvh - 2 * max(var(--modal-y-offset), var(--told-height, 33px)))',
          // A focused field scrolls into view between the title and the buttons, which stay in sight.
          scrollPaddingBlock: '64px 72px',
          ...(!opened && { pointerEvents: 'none' }),
        },
      }),
      defaultProps: {
        transitionProps: { duration: 120, transition: 'fade' },
        overlayProps: { opacity: 0.35 },
      },
    },
    Tabs: { classNames: { tab: styles.tab } },
    Drawer: {
      classNames: { title: styles.dialogTitle },
      styles: { content: { height: 'calc(100dvh - var(--told-height, 33px))' } },
    },
    Menu: {
      classNames: { itemSection: styles.itemSection },
      // A menu that is longer than a low window scrolls within it.
      styles: { dropdown: { overflowY: 'auto' } },
      defaultProps: {
        // No fading out, so that a double click cannot choose an entry twice.
        transitionProps: { duration: 120, exitDuration: 0 },
        middlewares: { flip: true, shift: true, size: { padding: 8 } },
        shadow: 'md',
      },
    },
    MenuTarget: { defaultProps: { onKeyDown: passToMenu } },
    MenuDropdown: { defaultProps: { onFocus: keepEntryFocused } },
    Combobox: OPTION,
    MultiSelect: GROWING,
    Select: LISTS,
    TagsInput: GROWING,
    Popover: { defaultProps: { transitionProps: { duration: 120 } } },
    Tooltip: { defaultProps: { transitionProps: { duration: 120 }, openDelay: 400, withArrow: false } },
  },
})

/** Maps Mantine's variables to Sonde's colours, whose values are in tokens.css, once for light and once for dark. */
export const themeVariables: CSSVariablesResolver = () => {
  const variables = {
    '--mantine-color-body': 'var(--sheet)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-soft)',
    '--mantine-color-placeholder': 'var(--ink-soft)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-error': 'var(--loss)',
    '--mantine-color-default': 'var(--sheet)',
    '--mantine-color-default-hover': 'var(--row-hover)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--hairline-strong)',
    '--mantine-primary-color-filled': 'var(--accent)',
    '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
    '--mantine-primary-color-light': 'var(--accent-soft)',
    '--mantine-primary-color-light-color': 'var(--accent)',
    '--mantine-color-teal-filled': 'var(--accent)',
    '--mantine-color-teal-filled-hover': 'var(--accent-hover)',
    '--mantine-color-teal-light': 'var(--accent-soft)',
    '--mantine-color-teal-light-color': 'var(--accent)',
    '--mantine-color-teal-outline': 'var(--accent)',
    '--mantine-color-teal-text': 'var(--accent)',
    '--mantine-color-gray-text': 'var(--ink-soft)',
    '--mantine-color-gray-light-color': 'var(--ink-soft)',
    '--mantine-color-red-filled': 'var(--loss)',
    '--mantine-color-red-filled-hover': 'var(--loss-hover)',
    '--mantine-color-red-text': 'var(--loss)',
    '--mantine-color-red-light': 'var(--loss-soft)',
    '--mantine-color-red-light-color': 'var(--loss)',
    '--mantine-color-red-outline': 'var(--loss)',
    '--mantine-shadow-md': 'var(--shadow)',
  }
  return { variables: {}, light: variables, dark: variables }
}
