let isDown = false
let waiting: (() => void)[] = []

/** Only the main button clicks; the release of another one may go to a menu of the system. */
function onDown({ button }: PointerEvent): void {
  if (button === 0) isDown = true
}

/** The click event follows right after the release; the waiting work runs after it. */
function onUp(): void {
  isDown = false
  const all = waiting
  waiting = []
  setTimeout(() => {
    for (const run of all) run()
  })
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', onDown, true)
  window.addEventListener('pointerup', onUp, true)
  window.addEventListener('pointercancel', onUp, true)
  // A window that is left with a button down may never see it released.
  window.addEventListener('blur', onUp)
}

/**
 * Runs now or, while a pointer is held down, after its click. A message that appears when a field loses the focus moves
 * what is below it: shown between press and release, it would make the click miss its button.
 */
export function afterPointer(run: () => void): void {
  if (isDown) waiting.push(run)
  else run()
}
