/**
 * Milliseconds after which the focus is looked at again when it has left a dialog for nowhere: Mantine has put it back
 * by then, and a dialog that fades away is gone at the last of them.
 */
const LOOKS = [50, 350]

const DIALOG = '[role="dialog"], [role="alertdialog"]'

/**
 * Puts the focus back on what had it before a dialog took it, where it was lost with the dialog. Mantine does so itself,
 * but it notes what had the focus in an effect (`useFocusReturn`), which on a busy machine may run after its focus trap
 * has moved the focus already: then it goes back into the dialog and is lost with it, and a person with a keyboard would
 * begin at the top of the page again. Returns a function that ends this.
 */
export function returnFromDialogs(): () => void {
  const openers = new WeakMap<Element, HTMLElement>()
  const onCame = ({ target, relatedTarget }: FocusEvent) => {
    const dialog = dialogOf(target)
    if (dialog && relatedTarget instanceof HTMLElement && !dialog.contains(relatedTarget))
      openers.set(dialog, relatedTarget)
  }
  const onLeft = ({ target, relatedTarget }: FocusEvent) => {
    const dialog = dialogOf(target)
    if (!dialog || relatedTarget) return
    for (const look of LOOKS) setTimeout(() => putBack(dialog), look)
  }
  const putBack = (dialog: Element) => {
    const opener = openers.get(dialog)
    if (!dialog.isConnected && document.activeElement === document.body)
      opener?.focus({ preventScroll: true })
  }
  document.addEventListener('focusin', onCame)
  document.addEventListener('focusout', onLeft)
  return () => {
    document.removeEventListener('focusin', onCame)
    document.removeEventListener('focusout', onLeft)
  }
}

function dialogOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(DIALOG) : null
}
