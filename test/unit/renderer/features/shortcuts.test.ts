import { expect, it } from 'vitest'
import { keyName } from '../../../../renderer/features/shortcuts/key-name.ts'
import {
  type Key,
  SHORTCUT_GROUPS,
  SHORTCUTS,
} from '../../../../renderer/features/shortcuts/shortcut-list.ts'
import { shortcuts as en } from '../../../../renderer/locales/en/shortcuts.ts'
import { shortcuts as fr } from '../../../../renderer/locales/fr/shortcuts.ts'

const written = (keys: readonly (readonly Key[])[], isMac: boolean) =>
  keys
    .map((held) => held.map((key) => `\`${keyName(key, (name) => en.key[name], isMac)}\``).join(' '))
    .join(', ')

function table(group: (typeof SHORTCUT_GROUPS)[number]): string[] {
  return [
    `## ${en.group[group]}`,
    '',
    '| | Keys | On a Mac |',
    '|---|---|---|',
    ...SHORTCUTS[group].map(
      ({ does, keys }) => `| ${en.does[does]} | ${written(keys, false)} | ${written(keys, true)} |`,
    ),
    '',
  ]
}

it('the page of shortcuts in the docs is the list that the page shows', async () => {
  const page = [
    `# ${en.title}`,
    '',
    'In Sonde: F1. Written by `test/unit/renderer/features/shortcuts.test.ts` (`vitest run -u`) from',
    '`renderer/features/shortcuts/shortcut-list.ts`.',
    '',
    ...SHORTCUT_GROUPS.flatMap(table),
  ]
  await expect(`${page.join('\n').trimEnd()}\n`).toMatchFileSnapshot('../../../../docs/keyboard.md')
})

it('no keys do two things in one place', () => {
  for (const group of SHORTCUT_GROUPS) {
    const all = SHORTCUTS[group].flatMap(({ keys }) => keys.map((held) => held.join(' ')))
    expect(new Set(all).size, group).toBe(all.length)
  }
})

it('keys have the names that stand on them', () => {
  const french = (key: Key, isMac: boolean) => keyName(key, (name) => fr.key[name], isMac)
  expect(french('delete', false)).toBe('Suppr')
  expect(french('delete', true)).toBe('Suppr')
  expect(french('mod', false)).toBe('Ctrl')
  expect(french('mod', true)).toBe('⌘')
  expect(french('K', false)).toBe('K')
})
