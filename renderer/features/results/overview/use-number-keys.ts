import { useEffect, useRef } from 'react'

/** Digits pressed within this time of each other form one number. Milliseconds. */
const ONE_NUMBER_WITHIN = 1_500

/** Opens the item whose number is typed: 1, or 1 and then 2 for the twelfth. Digits typed in a field are ignored. */
export function useNumberKeys(total: number, open: (position: number) => void): void {
  const typed = useRef({ number: 0, at: Number.NEGATIVE_INFINITY })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, timeStamp } = event
      if (ctrlKey || metaKey || altKey || !/^\d$/.test(key) || takesDigits(target)) return
      const { number, at } = typed.current
      const goesOn = timeStamp - at < ONE_NUMBER_WITHIN
      const longer = (goesOn ? number * 10 : 0) + Number(key)
      const next = longer <= total ? longer : Number(key)
      typed.current = { number: next, at: timeStamp }
      if (next >= 1 && next <= total) open(next - 1)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [total, open])
}

function takesDigits(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type="radio"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"]',
    ) !== null
  )
}
