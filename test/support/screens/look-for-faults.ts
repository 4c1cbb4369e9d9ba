import type { Page } from '@playwright/test'

/**
 * What a person would see at first sight on the screen that is open, a line each: a page that is wider than its window, text
 * that is cut without a sign, words that are broken between two letters, and buttons that something else covers.
 */
export function lookForFaults(page: Page): Promise<string[]> {
  return page.evaluate(faultsOfThePage)
}

/** Runs in the page, so it may use nothing from outside. */
function faultsOfThePage(): string[] {
  /** Longer ones, such as an address, may be broken where the line ends. */
  const longestWholeWord = 24
  const found: string[] = []
  const name = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ')
    return `<${element.localName}> “${words.slice(0, 60)}”`
  }
  const isInView = ({ left, top, right, bottom, width, height }: DOMRect) =>
    width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  /** Where a dialog is open, what lies behind it is not to be pressed. */
  const dialogs = [...document.querySelectorAll('[role="dialog"], dialog[open]')].filter((dialog) =>
    isInView(dialog.getBoundingClientRect()),
  )
  const scope: ParentNode = dialogs.at(-1) ?? document.body

  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth)
    found.push(`the page is ${scrollWidth - clientWidth} px wider than the window`)

  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const box = element.getBoundingClientRect()
    const { overflowX, textOverflow, clipPath } = getComputedStyle(element)
    // What only a screen reader reads takes one pixel, or is clipped away.
    if (!isInView(box) || box.width < 4 || clipPath !== 'none') continue
    if ((node.nodeValue ?? '').trim() === '') continue
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
    if (isCut && (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis')
      found.push(`cut: ${name(element)}`)
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      if (word.length > longestWholeWord) continue
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (tops.size > 1) found.push(`broken inside “${word}”: ${name(element)}`)
    }
  }

  for (const element of scope.querySelectorAll('button, a[href], input, select, textarea, [role="tab"]')) {
    const box = element.getBoundingClientRect()
    if (!isInView(box) || box.width < 4 || !element.checkVisibility({ visibilityProperty: true })) continue
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue
    const top = document.elementFromPoint(x, y)
    if (!top || element.contains(top) || top.contains(element) || top.closest('label')?.contains(element))
      continue
    // What has scrolled out of its own box is not covered but away.
    const isScrolledAway = (() => {
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowY, overflowX } = getComputedStyle(around)
        if (overflowX === 'visible' && overflowY === 'visible') continue
        const frame = around.getBoundingClientRect()
        if (y < frame.top || y > frame.bottom || x < frame.left || x > frame.right) return true
      }
      return false
    })()
    if (!isScrolledAway) found.push(`${name(element)} is covered by ${name(top)}`)
  }
  return [...new Set(found)]
}
