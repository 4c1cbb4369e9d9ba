import type { Quoted } from './use-quoted.ts'

/** The lines above copied quotes. */
interface QuotesHead {
  title: string
  /** The version, the connection and the time. */
  source: string
  /** Says that the personas are synthetic, and whether it was practice. */
  kind: string
  /** What synthetic answers may be used for. */
  notice: string
}

/** Quotes as plain text, each with its persona and item, below a notice that the personas are synthetic. */
export function quotesText(
  { title, source, kind, notice }: QuotesHead,
  quotes: readonly Quoted[],
  quoted: (text: string) => string,
): string {
  const said = quotes.flatMap(({ text, who, where }) =>
    text === null ? [] : [`${quoted(text.trim())}\n— ${who}\n${where}`],
  )
  return `${[[title, source, kind, notice].join('\n'), ...said].join('\n\n')}\n`
}
