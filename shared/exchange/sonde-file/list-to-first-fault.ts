import { z } from 'zod'

/**
 * A list schema that stops at the first invalid element. `z.array` would continue and collect every error, of some
 * kilobytes each; a small file can have a million.
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
