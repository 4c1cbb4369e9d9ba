import type { Measure } from './wrap-label.ts'

/** Measures texts in a font such as `14px "Source Sans 3 Variable"`. */
export function measureIn(font: string): Measure {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return (text) => text.length * 7
  context.font = font
  return (text) => context.measureText(text).width
}
