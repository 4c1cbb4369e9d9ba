import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { shortcutsShown, showShortcuts } from '../features/shortcuts/show-shortcuts.ts'
import { useNewSurvey } from '../features/surveys/use-new-survey.ts'
import { loadShortcuts } from './load-rest.ts'

const ShortcutsDialog = lazy(() => loadShortcuts().then((module) => ({ default: module.ShortcutsDialog })))

/**
 * The keyboard shortcuts of every screen, and the list of all of them, opened with F1 or ?, from the palette and from
 * the settings. The list's code is loaded after the first screen.
 */
export function Shortcuts() {
  const { opened } = useStore(shortcutsShown)
  const [wanted, setWanted] = useState(opened)
  if (opened && !wanted) setWanted(true)
  const { start } = useNewSurvey()
  useHotkeys([['F1', () => showShortcuts()]], [], true)
  // Not while a dialog is open: it must be answered first.
  useHotkeys([['mod+N', ({ target }) => !isIn(target, '[role="dialog"]') && start()]], [], true)
  useEffect(() => {
    window.addEventListener('keydown', onQuestionMark)
    return () => window.removeEventListener('keydown', onQuestionMark)
  }, [])
  return (
    wanted && (
      <Suspense fallback={null}>
        <ShortcutsDialog opened={opened} onClose={() => showShortcuts(false)} />
      </Suspense>
    )
  )
}

/** Elements in which a question mark is text. */
const WRITING = 'input, textarea, select, [contenteditable]'

/** Handled apart from `useHotkeys`, because the keys that make a question mark differ between keyboards. */
function onQuestionMark(event: KeyboardEvent): void {
  if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.defaultPrevented || isIn(event.target, WRITING)) return
  event.preventDefault()
  showShortcuts()
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
