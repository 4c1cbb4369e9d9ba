/**
 * A variable name or a code as it goes into data: without spaces around it, which nobody sees and which make two values
 * of one; undefined where there is none.
 */
export function givenLabel(label: string | undefined): string | undefined {
  return label?.trim() || undefined
}
