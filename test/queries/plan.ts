import type pg from 'pg'
import type { Statement } from './statements.ts'

/** A step of a plan as `explain (format json)` names its properties. */
export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  /** On average of the loops. */
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Sort Key'?: readonly string[]
  readonly Plans?: readonly PlanNode[]
}

/** Runs a statement and gives every step that PostgreSQL took for it. */
export async function explain(client: pg.Client, { text, values }: Statement): Promise<PlanNode[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, format json) ${text}`,
    [...values],
  )
  return rows.flatMap((row) => nodes(row['QUERY PLAN'][0].Plan)).filter((node) => node['Actual Loops'] > 0)
}

/** Gives every step that PostgreSQL would take for a statement that it plans once for all values. */
export async function explainGenerically(client: pg.Client, { text }: Statement): Promise<PlanNode[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (generic_plan, format json) ${text}`,
  )
  return rows.flatMap((row) => nodes(row['QUERY PLAN'][0].Plan))
}

/** How many rows of its table a scan has looked at. */
export function rowsRead(node: PlanNode): number {
  return (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
}

/** How many rows a step has taken in. */
export function rowsInto({ Plans = [] }: PlanNode): number {
  return Plans.reduce((sum, plan) => sum + plan['Actual Rows'] * plan['Actual Loops'], 0)
}

function nodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodes)]
}
