/** The lines above copied passages. */
interface PassagesHead {
  title: string
  /** The connection and the time. */
  source: string
  /** Says that the personas are synthetic, and whether it was practice. */
  kind: string
  /** What synthetic answers may be used for. */
  notice: string
}

/** Passages below a heading, as text. */
interface CopiedGroup {
  /** Null where the passages are not grouped. */
  heading: string | null
  /** Each with all of its lines. */
  passages: readonly (readonly string[])[]
}

/** Passages as plain text, below a notice that the personas are synthetic. */
export function passagesText(
  { title, source, kind, notice }: PassagesHead,
  groups: readonly CopiedGroup[],
): string {
  const parts = groups.flatMap(({ heading, passages }) => [
    ...(heading === null ? [] : [heading]),
    ...passages.map((lines) => lines.join('\n')),
  ])
  return `${[[title, source, kind, notice].join('\n'), ...parts].join('\n\n')}\n`
}
