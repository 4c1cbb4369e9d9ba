import { z } from 'zod'

/**
 * A list whose reading ends at the first part that is not as `part` wants it. `z.array` goes on and keeps every fault of
 * every part: some kilobytes each, of which a small file can have a million.
 */
export function listToFirstFault<Part extends z.ZodType>(part: Part) {
  return z.array(z.unknown()).transform((list, context): z.output<Part>[] => {
    const whole: z.output<Part>[] = []
    for (const [at, each] of list.entries()) {
      const read = part.safeParse(each)
      if (!read.success) {
        const [first] = read.error.issues
        context.addIssue({ code: 'custom', message: first?.message, path: [at, ...(first?.path ?? [])] })
        return z.NEVER
      }
      whole.push(read.data)
    }
    return whole
  })
}
