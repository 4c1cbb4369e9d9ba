import { type ListingHabits, startListingService } from '../../support/listing-service.ts'

type OnCreate = ListingHabits['onCreate']

/** The first creation succeeds; the second gets no answer, and `arrived` says whether it was carried out. */
export const loses =
  (arrived: boolean): OnCreate =>
  (n, { keep, say, cut }) => {
    if (n !== 2) return say({ id: keep().id, status: 'draft' })
    if (arrived) keep()
    cut()
  }

/** An account of a service with these habits. */
export async function accountWith(habits: Partial<ListingHabits>) {
  return (await startListingService()).open(habits)
}
