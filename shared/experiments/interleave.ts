/** A place in the order of launching: the arm, and which of its runs. */
export interface LaunchPlace {
  arm: string
  /** Counts from 1 within the arm. */
  repeat: number
}

/**
 * The order in which runs are launched: repeat by repeat, with every arm once in each, so that a drift of the service
 * affects all arms alike. Every second repeat mirrors the one before it, so that with an even number of repeats every
 * arm has the same mean place. With an odd number the first three are ordered so that the mean places are nearly equal.
 */
export function interleave(arms: readonly string[], repeats: number): LaunchPlace[] {
  return ordersOf(arms.length, repeats).flatMap((order, at) =>
    order.flatMap((index) => {
      const arm = arms[index]
      return arm === undefined ? [] : [{ arm, repeat: at + 1 }]
    }),
  )
}

/** For each repeat the indices of the arms in launch order. */
function ordersOf(arms: number, repeats: number): number[][] {
  const straight = Array.from({ length: arms }, (_, index) => index)
  const orders = repeats % 2 === 1 && repeats > 1 ? threeOrders(straight) : []
  while (orders.length < repeats) orders.push(orders.length % 2 === 0 ? straight : straight.toReversed())
  // After the first three orders a pair begins with the mirrored one, which makes no difference.
  return orders
}

/**
 * Three orders in which every arm has nearly the same sum of places: the given order, the order rotated by half, and
 * one in which the arms that were late in the first two come first.
 */
function threeOrders(straight: readonly number[]): number[][] {
  const half = Math.floor(straight.length / 2)
  const turned = [...straight.slice(straight.length - half), ...straight.slice(0, straight.length - half)]
  const placesSoFar = straight.map((index) => index + turned.indexOf(index))
  const third = straight.toSorted((a, b) => (placesSoFar[b] ?? 0) - (placesSoFar[a] ?? 0))
  return [[...straight], turned, third]
}
