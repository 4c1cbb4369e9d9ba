import type { Quoted } from './use-quoted.ts'

/** What stands above quotes that are taken away. */
interface QuotesHead {
  title: string
  /** Which version, where it ran and when. */
  source: string
  /** That the personas are synthetic, and practice where they are. */
  kind: string
  /** What synthetic answers may be used for. */
  notice: string
}

/** Quotes as plain text, each with who said it and to which item, under what says that nobody did. */
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
