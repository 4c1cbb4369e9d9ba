/**
 * Returns the visible faults of the open screen, one a line. It runs in the page, so it may use nothing from outside
 * the function: `look-for-faults.ts` passes it to the page as text.
 */
export function faultsOfThePage(): string[] {
  /** Words longer than this, such as an address, may be broken at the end of a line. */
  const longestWholeWord = 24
  /** Pixels. Anything cut by less is a rounding error. */
  const tolerance = 1
  /** Pixels. Letters may stick out of their line by this much without being cut. */
  const toleranceInHeight = 3
  /** Pixels. A button must be uncovered up to this distance from its edge; a pane's handle may lie over the rest. */
  const edge = 6
  const found: string[] = []

  const name = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ')
    return `<${element.localName}> “${words.slice(0, 60)}”`
  }
  const isInView = ({ left, top, right, bottom, width, height }: DOMRect) =>
    width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  const isClipped = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const canScroll = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

  /**
   * The ancestors that can clip an element, nearest first: none for a fixed one; an absolute one skips static
   * ancestors.
   */
  const around = (element: Element): Element[] => {
    const all: Element[] = []
    let lifted = getComputedStyle(element).position
    for (let each = element.parentElement; each && lifted !== 'fixed'; each = each.parentElement) {
      const { position, transform } = getComputedStyle(each)
      if (lifted === 'absolute' && position === 'static' && transform === 'none') continue
      lifted = position
      all.push(each)
    }
    return all
  }

  /** Whether an ellipsis shows that the text goes on. */
  const hasSign = (element: Element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element)
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
  }

  /** How the text in `rect` is cut without an ellipsis and without a way to scroll to it; null if it is whole. */
  const cutOf = (element: Element, rect: DOMRect): string | null => {
    let lookAcross = true
    let lookDown = true
    for (const each of [element, ...around(element)]) {
      if (each === document.body || each === document.documentElement) return null
      const { overflowX, overflowY } = getComputedStyle(each)
      const box = each.getBoundingClientRect()
      // A box of nearly no size hides its content on purpose.
      if ((isClipped(overflowX) || isClipped(overflowY)) && (box.width < 4 || box.height < 4)) return null
      if ((isClipped(overflowX) || isClipped(overflowY)) && hasSign(each)) return null
      if (canScroll(overflowX)) lookAcross = false
      if (canScroll(overflowY)) lookDown = false
      const by = each === element ? 'cut' : `cut by <${each.localName}>`
      const isAcross = rect.left < box.left - tolerance || rect.right > box.right + tolerance
      if (lookAcross && isClipped(overflowX) && isAcross) return by
      const isDown = rect.top < box.top - toleranceInHeight || rect.bottom > box.bottom + toleranceInHeight
      if (lookDown && isClipped(overflowY) && isDown) return `${by} in height`
    }
    return null
  }

  const lookAtText = (node: Text, element: Element) => {
    const box = element.getBoundingClientRect()
    const { clipPath } = getComputedStyle(element)
    // Text for screen readers only is one pixel wide or clipped away.
    if (!isInView(box) || box.width < 4 || clipPath !== 'none') return
    if ((node.nodeValue ?? '').trim() === '') return
    const range = document.createRange()
    range.selectNodeContents(node)
    const cut = cutOf(element, range.getBoundingClientRect())
    if (cut) found.push(`${cut}: ${name(element)}`)
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
      if (word.length > longestWholeWord) continue
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (tops.size > 1) found.push(`broken inside “${word}”: ${name(element)}`)
    }
  }

  /** Whether a point of an element is scrolled out of sight or clipped by an ancestor. */
  const isAway = (element: Element, x: number, y: number) =>
    around(element).some((each) => {
      const { overflowX, overflowY } = getComputedStyle(each)
      if (overflowX === 'visible' && overflowY === 'visible') return false
      const frame = each.getBoundingClientRect()
      return y < frame.top || y >= frame.bottom || x < frame.left || x >= frame.right
    })

  /**
   * Whether `top` is sticky (such as a dialog's footer) and the element scrolls under it, so that it can be scrolled
   * free.
   */
  const scrollsUnder = (element: Element, top: Element) => {
    const bar = [top, ...around(top)].find((each) => getComputedStyle(each).position === 'sticky')
    if (!bar || bar.contains(element)) return false
    const pane = around(bar).find((each) => canScroll(getComputedStyle(each).overflowY))
    return pane?.contains(element) === true
  }

  const lookAtButton = (element: Element) => {
    const box = element.getBoundingClientRect()
    if (!isInView(box) || box.width < 4 || !element.checkVisibility({ visibilityProperty: true })) return
    // A field has its own controls at its edges, such as the arrows of a number.
    const isField = element.matches('input, select, textarea')
    const dx = isField ? 0 : Math.max(0, box.width / 2 - edge)
    const dy = isField ? 0 : Math.max(0, box.height / 2 - edge)
    for (const [right, down] of [
      [0, 0],
      [-dx, 0],
      [dx, 0],
      [0, -dy],
      [0, dy],
    ] as const) {
      const x = box.left + box.width / 2 + right
      const y = box.top + box.height / 2 + down
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || isAway(element, x, y)) continue
      const top = document.elementFromPoint(x, y)
      if (!top || element.contains(top) || top.contains(element)) continue
      if (top.closest('label')?.contains(element) || scrollsUnder(element, top)) continue
      found.push(`${name(element)} is covered by ${name(top)}`)
      return
    }
  }

  /**
   * Reports sideways scrolling. Elements meant to be wider than their box, such as wide tables or code, have
   * `data-wide`.
   */
  const lookAtScroller = (element: Element) => {
    const { overflowX } = getComputedStyle(element)
    if (!canScroll(overflowX) || element.closest('[data-wide], textarea')) return
    const { scrollWidth, clientWidth } = element
    if (scrollWidth > clientWidth + tolerance && isInView(element.getBoundingClientRect()))
      found.push(`${name(element)} scrolls sideways, by ${scrollWidth - clientWidth} px`)
  }

  /** Where a dialog is open, only the dialog is checked: nobody can press what lies behind it. */
  const dialogs = [...document.querySelectorAll('[role="dialog"], dialog[open]')].filter((dialog) =>
    isInView(dialog.getBoundingClientRect()),
  )
  const scope: Element = dialogs.at(-1) ?? document.body

  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth)
    found.push(`the page is ${scrollWidth - clientWidth} px wider than the window`)
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    // The content of a field scrolls inside it.
    if (element?.closest('textarea, select')) continue
    if (element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      lookAtText(node as Text, element)
  }
  const buttons = 'button, a[href], input, select, textarea, [role="tab"], [role="option"]'
  for (const element of scope.querySelectorAll(buttons)) lookAtButton(element)
  for (const element of [scope, ...scope.querySelectorAll('*')]) lookAtScroller(element)
  return [...new Set(found)]
}
