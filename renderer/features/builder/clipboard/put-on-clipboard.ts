/**
 * Copies from a menu as the copy key would: a page can write its own types of content to the clipboard only while it
 * handles the browser's `copy` event. Returns whether it succeeded.
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
  // Browsers copy only if something is selected.
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
