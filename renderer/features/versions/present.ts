/** Value of `with` in the address of a comparison for which the person chose the present draft. */
export const PRESENT = 'present'
