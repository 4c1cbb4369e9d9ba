/**
 * Copies as the key would, for who asks in a menu: the page may not write every type of content to the clipboard but while
 * it answers a copy of the browser's. Returns whether it did.
 */
export function putOnClipboard(fill: (clipboard: DataTransfer) => void): boolean {
  let filled = false
  const onCopy = (event: ClipboardEvent) => {
    event.stopImmediatePropagation()
    event.preventDefault()
    if (!event.clipboardData) return
    fill(event.clipboardData)
    filled = true
  }
  // Browsers copy only where there is something selected.
  const something = document.createElement('span')
  something.textContent = '\u00a0'
  something.style.cssText = 'position: fixed; clip-path: inset(50%); user-select: text'
  document.body.append(something)
  const selection = window.getSelection()
  selection?.selectAllChildren(something)
  window.addEventListener('copy', onCopy, { capture: true, once: true })
  document.execCommand('copy')
  window.removeEventListener('copy', onCopy, { capture: true })
  selection?.removeAllRanges()
  something.remove()
  return filled
}
