/**
 * What a person would see at first sight on the screen that is open, a line each. Runs in the page, so it may use nothing from
 * outside: `look-for-faults.ts` hands it over as it stands.
 */
export function faultsOfThePage(): string[] {
  /** Longer ones, such as an address, may be broken where the line ends. */
  const longestWholeWord = 24
  /** What is cut by less is a rounding. Pixels. */
  const tolerance = 1
  /** Letters may stand out of their line a little without being cut. Pixels. */
  const toleranceInHeight = 3
  /** How far inside its edge a button must be free. A pane's handle may take less. Pixels. */
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

  /** The elements around one, nearest first, without those that what is lifted out of the flow is not cut by. */
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

  /** Whether a sign says that there is more: an ellipsis at the end of the line, or of the last line. */
  const hasSign = (element: Element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element)
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
  }

  /** How a text that takes `rect` is cut, without a sign and without a way to scroll to it; null where it is whole. */
  const cutOf = (element: Element, rect: DOMRect): string | null => {
    let lookAcross = true
    let lookDown = true
    for (const each of [element, ...around(element)]) {
      if (each === document.body || each === document.documentElement) return null
      const { overflowX, overflowY } = getComputedStyle(each)
      const box = each.getBoundingClientRect()
      // A box without a size hides what is in it on purpose.
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
    // What only a screen reader reads takes one pixel, or is clipped away.
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

  /** Whether a point of an element has scrolled out of a box around it, or is cut away by one. */
  const isAway = (element: Element, x: number, y: number) =>
    around(element).some((each) => {
      const { overflowX, overflowY } = getComputedStyle(each)
      if (overflowX === 'visible' && overflowY === 'visible') return false
      const frame = each.getBoundingClientRect()
      return y < frame.top || y >= frame.bottom || x < frame.left || x >= frame.right
    })

  /** Whether `top` stays in sight while the element scrolls under it, as under the foot of a dialog: it can be scrolled free. */
  const scrollsUnder = (element: Element, top: Element) => {
    const bar = [top, ...around(top)].find((each) => getComputedStyle(each).position === 'sticky')
    if (!bar || bar.contains(element)) return false
    const pane = around(bar).find((each) => canScroll(getComputedStyle(each).overflowY))
    return pane?.contains(element) === true
  }

  const lookAtButton = (element: Element) => {
    const box = element.getBoundingClientRect()
    if (!isInView(box) || box.width < 4 || !element.checkVisibility({ visibilityProperty: true })) return
    // A field has signs of its own at its edges, such as the arrows of a number.
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

  /** What is meant to be wider than its box, such as a wide table or code, says so with `data-wide`. */
  const lookAtScroller = (element: Element) => {
    const { overflowX } = getComputedStyle(element)
    if (!canScroll(overflowX) || element.closest('[data-wide], textarea')) return
    const { scrollWidth, clientWidth } = element
    if (scrollWidth > clientWidth + tolerance && isInView(element.getBoundingClientRect()))
      found.push(`${name(element)} scrolls sideways, by ${scrollWidth - clientWidth} px`)
  }

  /** Where a dialog is open, what lies behind it is not to be pressed. */
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
    // What stands in a field scrolls there.
    if (element?.closest('textarea, select')) continue
    if (element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      lookAtText(node as Text, element)
  }
  const buttons = 'button, a[href], input, select, textarea, [role="tab"], [role="option"]'
  for (const element of scope.querySelectorAll(buttons)) lookAtButton(element)
  for (const element of [scope, ...scope.querySelectorAll('*')]) lookAtScroller(element)
  return [...new Set(found)]
}
