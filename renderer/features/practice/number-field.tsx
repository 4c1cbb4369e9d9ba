import { NumberInput } from '@mantine/core'
import { useState } from 'react'

interface NumberFieldProps {
  label: string
  value: number
  min: number
  max: number
  /** Digits after the decimal point. */
  decimals?: number
  suffix?: string
  onSet: (value: number) => void
}

/** A number that is set when the field is left or Enter is pressed; invalid input leaves it unchanged. */
export function NumberField({ label, value, min, max, decimals = 0, suffix = '', onSet }: NumberFieldProps) {
  const [typed, setTyped] = useState<number | string | null>(null)
  const set = () => {
    setTyped(null)
    if (typeof typed !== 'number') return
    const within = Math.min(max, Math.max(min, typed))
    if (within !== value) onSet(within)
  }
  return (
    <NumberInput
      aria-label={label}
      w={128}
      hideControls
      value={typed ?? value}
      min={min}
      max={max}
      decimalScale={decimals}
      clampBehavior="none"
      suffix={suffix}
      onChange={setTyped}
      onBlur={set}
      onKeyDown={(event) => {
        if (event.key === 'Enter') set()
      }}
    />
  )
}
