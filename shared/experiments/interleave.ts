/** Which arm a place in the order of launching belongs to, and which of its runs it is. */
export interface LaunchPlace {
  arm: string
  /** Counts from 1 within the arm. */
  repeat: number
}

/**
 * The order in which runs are launched: repeat by repeat, every arm once in each, so that a service that drifts hits all
 * arms alike. The second repeat mirrors the first, and so on: of an even number of repeats every arm has the very same mean
 * place. Of an odd number the first three are laid out so that the mean places are as near to each other as can be.
 */
export function interleave(arms: readonly string[], repeats: number): LaunchPlace[] {
  return ordersOf(arms.length, repeats).flatMap((order, at) =>
    order.flatMap((index) => {
      const arm = arms[index]
      return arm === undefined ? [] : [{ arm, repeat: at + 1 }]
    }),
  )
}

/** For each repeat the positions of the arms in the order of their turn. */
function ordersOf(arms: number, repeats: number): number[][] {
  const straight = Array.from({ length: arms }, (_, index) => index)
  const orders = repeats % 2 === 1 && repeats > 1 ? threeOrders(straight) : []
  while (orders.length < repeats) orders.push(orders.length % 2 === 0 ? straight : straight.toReversed())
  // After the three, the pairs begin at an odd position: which one of a pair mirrors the other makes no difference.
  return orders
}

/**
 * Three orders in which every arm has nearly the same sum of places: straight on, turned by half a round, and in the third
 * whoever came late in the first two comes first.
 */
function threeOrders(straight: readonly number[]): number[][] {
  const half = Math.floor(straight.length / 2)
  const turned = [...straight.slice(straight.length - half), ...straight.slice(0, straight.length - half)]
  const placesSoFar = straight.map((index) => index + turned.indexOf(index))
  const third = straight.toSorted((a, b) => (placesSoFar[b] ?? 0) - (placesSoFar[a] ?? 0))
  return [[...straight], turned, third]
}
