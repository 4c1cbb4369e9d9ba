/** Milliseconds in which a screen may itself choose what takes the focus after its element has gone. */
const OWN_CHOICE = 50

/** What has the focus only because that which had it is gone; null once the focus has moved on. */
let stopgap: Element | null = null

/**
 * Keeps the place of a person with a keyboard or a screen reader where the browser would drop the focus. A button that
 * was disabled only while it did its work gets the focus back. Where the focused element has gone, such as a row that
 * was deleted, what it stood in takes the focus, unless the screen chose something else. Returns a function that ends
 * this.
 */
export function keepPlace(): () => void {
  /** What last had the focus, and what it stood in. */
  let last: readonly Element[] = []
  const onCame = ({ target }: FocusEvent) => {
    last = target instanceof Element ? placesOf(target) : []
    if (target !== stopgap) stopgap = null
  }
  // A press on something that takes no focus removes the focus on purpose.
  const onPress = ({ target }: PointerEvent) => {
    if (!(target instanceof Node && last[0]?.contains(target))) last = []
    stopgap = null
  }
  const isNowhere = () => document.activeElement === document.body
  const observer = new MutationObserver((changes) => {
    const [element] = last
    if (!element || !isNowhere()) return
    if (element.isConnected) {
      if (changes.some(({ type, target }) => type === 'attributes' && target === element)) goTo([element])
      return
    }
    const places = last
    last = []
    setTimeout(() => isNowhere() && goTo(places), OWN_CHOICE)
  })
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', onCame)
  document.addEventListener('pointerdown', onPress)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onCame)
    document.removeEventListener('pointerdown', onPress)
  }
}

/**
 * Whether the focus is nowhere, or only where `goTo` put it because its own place had gone. A screen that is drawn
 * later than that, as on a busy machine, may still choose better.
 */
export function isPlaceLost(): boolean {
  const { activeElement } = document
  return activeElement === document.body || (activeElement !== null && activeElement === stopgap)
}

/**
 * An element and all around it that can take the focus, the nearest first. Around an entry of a menu, which stands
 * elsewhere in the document and goes when it is chosen, is the button of that menu. A menu may be named by a heading in
 * it instead: then it has no such button.
 */
export function placesOf(element: Element): readonly Element[] {
  const menu = element.closest('[role="menu"]')
  const name = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')
  if (name && !menu?.contains(name)) return [element, ...placesOf(name)]
  const around = element.parentElement?.closest('[tabindex]')
  return around ? [element, ...placesOf(around)] : [element]
}

/** Focuses the first of these places that is still there, or else the screen: a menu stands outside of it. */
export function goTo(places: readonly Element[]): void {
  const place = places.find((one) => one.isConnected) ?? document.querySelector('main')
  stopgap = place === places[0] ? null : place
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
}
