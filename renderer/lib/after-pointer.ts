let isDown = false
let waiting: (() => void)[] = []

function onDown(): void {
  isDown = true
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
}

/**
 * Runs now or, while a pointer is held down, after its click. A message that appears when a field loses the focus moves
 * what is below it: shown between press and release, it would make the click miss its button.
 */
export function afterPointer(run: () => void): void {
  if (isDown) waiting.push(run)
  else run()
}
