import { type ListingHabits, startListingService } from '../../support/listing-service.ts'

type OnCreate = ListingHabits['onCreate']

/** The first creation goes well, the second one is lost: after `keep` where it arrived. */
export const loses =
  (arrived: boolean): OnCreate =>
  (n, { keep, say, cut }) => {
    if (n !== 2) return say({ id: keep().id, status: 'draft' })
    if (arrived) keep()
    cut()
  }

/** An account whose service has these habits. */
export async function accountWith(habits: Partial<ListingHabits>) {
  return (await startListingService()).open(habits)
}
