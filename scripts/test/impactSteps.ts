import type { Impact } from './changed'
import type { Step } from './steps'

/** Describes what will run and what will not. */
export const explainImpact = ({ changed, unit, site, merchants, notes }: Impact): string[] => [
  `Changed files: ${changed.length}. Affected test files: ${unit.length} unit, ${site.length} site${
    merchants ? ` (${merchants.join(', ')})` : ''
  }.`,
  ...notes.map((note) => `Not tested now: ${note}`),
]

/** The steps to run for these changes. Quick steps always run; the one that checks a full run never does. */
export function stepsFor(
  { changed, unit, site, merchants }: Impact,
  steps: readonly Step[],
): readonly Step[] {
  if (changed.length === 0) return []
  const withFiles = (step: Step, files: readonly string[], env: Step['env'] = {}): Step[] =>
    files.length === 0
      ? []
      : [{ ...step, command: [...step.command, ...files], env: { ...step.env, ...env } }]
  return steps.flatMap((step) => {
    if (step.id === 'requirements' || step.id === 'commands') return []
    // The site tests build what they need, too.
    if (step.id === 'build' && site.length > 0) return []
    if (step.id === 'unit') return withFiles(step, unit)
    if (!step.suite) return [step]
    return withFiles(step, site, merchants ? { TEST_MERCHANTS: merchants.join(',') } : {})
  })
}
