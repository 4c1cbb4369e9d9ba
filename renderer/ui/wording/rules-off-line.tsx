import { useRulesOffText } from './use-rules-off-text.ts'

/**
 * A line that names the rules of the wording checker that are off, where findings are read but not made; nothing while
 * all rules speak.
 */
export function RulesOffLine({ here }: { here?: readonly string[] | undefined }) {
  const text = useRulesOffText(here)
  return text === null ? null : <p className="caption">{text}</p>
}
