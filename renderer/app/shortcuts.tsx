import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import { useStore } from 'zustand'
import { shortcutsShown, showShortcuts } from '../features/shortcuts/show-shortcuts.ts'
import { loadShortcuts } from './load-rest.ts'

const ShortcutsDialog = lazy(() => loadShortcuts().then((module) => ({ default: module.ShortcutsDialog })))

/** The list of keys, opened with F1, from the palette and from the settings; its code comes after the first screen. */
export function Shortcuts() {
  const { opened } = useStore(shortcutsShown)
  const [wanted, setWanted] = useState(opened)
  if (opened && !wanted) setWanted(true)
  useHotkeys([['F1', () => showShortcuts()]], [], true)
  return (
    wanted && (
      <Suspense fallback={null}>
        <ShortcutsDialog opened={opened} onClose={() => showShortcuts(false)} />
      </Suspense>
    )
  )
}
