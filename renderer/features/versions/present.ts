/** In the address of a comparison: the present draft, chosen by the person. */
export const PRESENT = 'present'
