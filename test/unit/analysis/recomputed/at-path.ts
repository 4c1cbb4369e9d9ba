const STEP = /\.([A-Za-z_]\w*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/g

/** The value at a JSONPath such as `$.rows[3]["a b"]`. */
export function atPath(data: unknown, path: string): unknown {
  let value = data as Record<string, unknown> | undefined
  for (const [, name, place, quoted] of path.matchAll(STEP))
    value = value?.[name ?? place ?? JSON.parse(quoted ?? '')] as typeof value
  return value
}
