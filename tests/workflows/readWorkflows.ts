import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export const workflowsFolder = '.github/workflows'

/** A step of a job: an action, or a command. */
export interface WorkflowStep {
  readonly id?: string
  readonly uses?: string
  readonly run?: string
  readonly env?: Readonly<Record<string, string>>
  readonly with?: Readonly<Record<string, string | number | boolean>>
}

export interface WorkflowJob {
  readonly needs?: string
  readonly if?: string
  readonly outputs?: Readonly<Record<string, string>>
  readonly strategy?: { readonly matrix: { readonly include: string } }
  readonly 'timeout-minutes'?: number
  readonly permissions?: unknown
  readonly steps: readonly WorkflowStep[]
}

export interface Workflow {
  readonly path: string
  readonly text: string
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, WorkflowJob>>
}

export const readWorkflows = (): readonly Workflow[] =>
  readdirSync(workflowsFolder).map((name) => {
    const path = join(workflowsFolder, name)
    const text = readFileSync(path, 'utf8')
    return { ...parse(text), path, text }
  })

export function readWorkflow(name: string): Workflow {
  const workflow = readWorkflows().find(({ path }) => path === join(workflowsFolder, name))
  if (!workflow) throw new Error(`There is no ${name} in ${workflowsFolder}.`)
  return workflow
}

/** Every step of a workflow's jobs. */
export const stepsOf = ({ jobs }: Workflow): readonly WorkflowStep[] =>
  Object.values(jobs).flatMap(({ steps }) => steps)
