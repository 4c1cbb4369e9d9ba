import type { ProbeKind } from '../../models/experiment.ts'

/**
 * The names of the probes of an arm, in their order: that of the kind and, where several are of one kind, the number of
 * the probe in the arm, since nothing else tells their answers apart.
 */
export function probeNames(
  probes: readonly { kind: ProbeKind }[],
  kindName: (kind: ProbeKind) => string,
): string[] {
  const isRepeated = (kind: ProbeKind) => probes.filter((probe) => probe.kind === kind).length > 1
  return probes.map(({ kind }, at) => (isRepeated(kind) ? `${kindName(kind)} (${at + 1})` : kindName(kind)))
}
