const STEP = /\.([A-Za-z_]\w*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/g

/** The steps of a path that `stepPath` wrote: names, and numbers for indexes in lists. */
export function pathSteps(path: string): (string | number)[] {
  return [...path.matchAll(STEP)].flatMap(([, plain, place, quoted]): (string | number)[] => {
    if (plain !== undefined) return [plain]
    if (place !== undefined) return [Number(place)]
    return quoted === undefined ? [] : [String(JSON.parse(quoted))]
  })
}
