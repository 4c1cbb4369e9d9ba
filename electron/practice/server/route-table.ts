import type { Route } from './route.ts'

/** Where a request leads: to a route, to a path without this method, or nowhere. */
export type Match =
  | { readonly kind: 'route'; readonly route: Route; readonly path: Readonly<Record<string, string>> }
  | { readonly kind: 'method'; readonly allow: string }
  | { readonly kind: 'nowhere' }

interface Place {
  readonly pattern: RegExp
  readonly names: readonly string[]
  readonly byMethod: ReadonlyMap<string, Route>
  readonly allow: string
}

/** Finds the route of a request. The whole path must match, without a final slash. */
export function routeTable(routes: readonly Route[]): (method: string, path: string) => Match {
  const places = [...new Set(routes.map((route) => route.path))].map((path) => toPlace(path, routes))
  return (method, path) => {
    for (const place of places) {
      const found = place.pattern.exec(path)
      if (!found) continue
      const parameters = decode(place.names, found)
      if (!parameters) return { kind: 'nowhere' }
      const route = place.byMethod.get(method)
      return route ? { kind: 'route', route, path: parameters } : { kind: 'method', allow: place.allow }
    }
    return { kind: 'nowhere' }
  }
}

function toPlace(path: string, routes: readonly Route[]): Place {
  const byMethod = new Map<string, Route>()
  for (const route of routes.filter((candidate) => candidate.path === path)) {
    byMethod.set(route.method, route)
    if (route.method === 'GET') byMethod.set('HEAD', route)
  }
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  return {
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
    names,
    byMethod,
    allow: [...byMethod.keys()].join(', '),
  }
}

function decode(names: readonly string[], found: RegExpExecArray): Record<string, string> | undefined {
  const out: Record<string, string> = {}
  try {
    names.forEach((name, i) => {
      out[name] = decodeURIComponent(found[i + 1] ?? '')
    })
    return out
  } catch {
    return undefined
  }
}
