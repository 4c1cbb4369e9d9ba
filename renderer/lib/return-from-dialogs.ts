import { goTo, placesOf } from './keep-place.ts'

/**
 * Milliseconds after which the focus is looked at when it has left a dialog for nowhere: Mantine has put it back by
 * then. While the dialog is there, fading away or open, each further look takes twice as long to come, up to a second.
 */
const FIRST_LOOK = 50
const LONGEST_WAIT = 1_000

const DIALOG = '[role="dialog"], [role="alertdialog"]'

/**
 * Puts the focus back on what had it before a dialog took it, where it was lost with the dialog. Mantine does so
 * itself, but it notes what had the focus in an effect (`useFocusReturn`), which on a busy machine may run after its
 * focus trap has moved the focus already: then it goes back into the dialog and is lost with it, and a person with a
 * keyboard would begin at the top of the page again. Returns a function that ends this.
 */
export function returnFromDialogs(): () => void {
  /** What had the focus before each dialog, and what that stood in: a row may go while a dialog asks about it. */
  const openers = new WeakMap<Element, readonly Element[]>()
  /** Dialogs that the focus has left for nowhere. */
  const left = new Set<Element>()
  /** What had the focus last outside of all dialogs: an entry of a menu may be gone before the dialog takes the focus. */
  let outside: readonly Element[] = []
  const onCame = ({ target, relatedTarget }: FocusEvent) => {
    const dialog = dialogOf(target)
    if (!dialog) {
      outside = target instanceof Element ? placesOf(target) : []
      return
    }
    if (relatedTarget instanceof HTMLElement && !dialog.contains(relatedTarget))
      openers.set(dialog, dialogOf(relatedTarget) ? placesOf(relatedTarget) : outside)
    else if (relatedTarget === null && !openers.has(dialog)) openers.set(dialog, outside)
  }
  const onLeft = ({ target, relatedTarget }: FocusEvent) => {
    const dialog = dialogOf(target)
    if (!dialog || relatedTarget || left.has(dialog)) return
    left.add(dialog)
    lookIn(FIRST_LOOK, dialog)
  }
  const lookIn = (ms: number, dialog: Element) =>
    setTimeout(() => {
      if (!left.has(dialog)) return
      const isNowhere = document.activeElement === document.body
      if (isNowhere && dialog.isConnected) return lookIn(Math.min(2 * ms, LONGEST_WAIT), dialog)
      left.delete(dialog)
      if (isNowhere) goTo(openers.get(dialog) ?? [])
    }, ms)
  document.addEventListener('focusin', onCame)
  document.addEventListener('focusout', onLeft)
  return () => {
    left.clear()
    document.removeEventListener('focusin', onCame)
    document.removeEventListener('focusout', onLeft)
  }
}

function dialogOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(DIALOG) : null
}
