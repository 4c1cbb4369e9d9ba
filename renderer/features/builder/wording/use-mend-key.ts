import { useEffect } from 'react'
import type { DraftStore } from '../model/draft-store.ts'

/**
 * Alt+Enter makes the edit that is shown: that of the finding with the focus, or else the first one of the item with
 * the cursor. An edit that is not on the screen is not made.
 */
export function useMendKey(store: Pick<DraftStore, 'getState'>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.isComposing || event.repeat) return
      const button = shownEdit(store.getState().focusedItem)
      if (button === null) return
      event.preventDefault()
      event.stopPropagation()
      button.click()
    }
    // Before the fields, in which Enter goes on to the next one.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [store])
}

function shownEdit(questionId: string | null): HTMLElement | null {
  const own = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-mend]')
  const all = [...document.querySelectorAll<HTMLElement>('[data-mend]')]
  const button = own ?? all.find(({ dataset }) => dataset.mend === questionId)
  return button?.checkVisibility() ? button : null
}
