/** Replaces the placeholders `{{name}}` of a text by values. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/gu, (place, name: string) => String(values[name] ?? place))
}
