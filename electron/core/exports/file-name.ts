/** Longest part of a title in a file name, in characters. */
const LONGEST = 60

/**
 * A file name that every system takes: letters, digits and dashes. `practice` and `synthetic` stand in it, so that the
 * file says what it is wherever it is sent.
 */
export function exportFileName(
  title: string,
  what: string,
  extension: string,
  { practice, at }: { practice: boolean; at: number },
): string {
  const slug = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST)
    .toLowerCase()
  const day = new Date(at).toISOString().slice(0, 10)
  return (
    [slug || 'sonde', what, practice ? 'practice' : '', 'synthetic', day].filter(Boolean).join('-') +
    `.${extension}`
  )
}
