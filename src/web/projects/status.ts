import * as texts from '#texts/projects'
import * as common from '#texts/common'
import type { Schemas } from '../schemas.ts'

type ProjectStatus = Schemas['ProjectStatus']

/** Statuses of projects, in the order of the contract. */
export const projectStatuses = [
  'InProgress',
  'Complete',
  'OnHold',
  'Cancelled',
] as const satisfies readonly ProjectStatus[]

/** Labels of the project statuses. */
export const projectStatusLabels: Readonly<Record<ProjectStatus, string>> = {
  InProgress: texts.inProgress,
  Complete: texts.complete,
  OnHold: texts.onHold,
  Cancelled: common.cancelled,
}

/** Options of a drop-down list of project statuses. */
export const projectStatusOptions = projectStatuses.map((status) => [status, projectStatusLabels[status]] as const)

/** Class of the badge of a project status. */
export const projectStatusTone: Readonly<Record<ProjectStatus, string>> = {
  InProgress: 'calm',
  Complete: 'good',
  OnHold: 'warn',
  Cancelled: '',
}
