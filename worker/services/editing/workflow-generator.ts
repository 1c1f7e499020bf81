import { and, desc, eq, sql } from 'drizzle-orm'

import { gpts } from '#drizzle/schema/index.ts'
import {
  isWorkflowKept,
  workflowModel,
  workflowModels,
  workflowPriority,
} from '#shared/admin/workflows/workflow-templates.ts'
import type { WorkflowStep } from '#shared/items/sections/workflow.ts'
import type { Database } from '#worker/database/db.ts'
import type { Editor } from '#worker/services/access/rights.ts'

import { gptStorage } from './item-storage.ts'
import { updateItemFields } from './items.ts'
import { absent, type AtVersion } from './writing/edit-failures.ts'

type PlannedWorkflow = {
  id: string
  slug: string
  nom: string
  version: number
  decision: 'generate' | 'keep'
  /** What the template is called. */
  modele: string
  /** The steps that would be written; none where the present ones are kept. */
  etapes: WorkflowStep[]
  /** How many steps the GPT has now. */
  actuelles: number
}

/** So many GPTs are worked on in one go; the next begins with those that are left. */
const maxPlanned = 1000

const columns = {
  id: gpts.id,
  slug: gpts.slug,
  nom: gpts.nom,
  version: gpts.version,
  categories: gpts.categories,
  workflow: gpts.workflow,
}

/**
 * What the generator would do to the public GPTs, in the order of its work: the priority slugs, then
 * those with a short workflow or none, then the newest.
 */
export async function planWorkflows(db: Database): Promise<PlannedWorkflow[]> {
  const steps = sql`json_array_length(${gpts.workflow})`
  const rows = await db
    .select(columns)
    .from(gpts)
    .where(eq(gpts.statut, 'valide'))
    .orderBy(sql`${steps} > 3`, desc(gpts.date_creation), desc(gpts.id))
    .limit(maxPlanned)
  return rows.toSorted((a, b) => workflowPriority(a.slug) - workflowPriority(b.slug)).map(toPlanned)
}

type ReadGpt = Pick<typeof gpts.$inferSelect, keyof typeof columns>

function toPlanned(gpt: ReadGpt): PlannedWorkflow {
  const { id, slug, nom, version, workflow } = gpt
  const { nom: modele, etapes } = workflowModels[workflowModel(gpt)]
  const kept = isWorkflowKept(workflow)
  return {
    id,
    slug,
    nom,
    version,
    decision: kept ? 'keep' : 'generate',
    modele,
    etapes: kept ? [] : etapes,
    actuelles: workflow.length,
  }
}

/** Writes the workflow of one public GPT, unless the present one is kept. */
export async function applyWorkflow(
  db: Database,
  editor: Editor,
  { id, version }: AtVersion,
): Promise<{ outcome: 'generated' | 'kept' }> {
  const [gpt] = await db
    .select(columns)
    .from(gpts)
    .where(and(eq(gpts.id, id), eq(gpts.statut, 'valide')))
  if (!gpt) throw absent('gpt')
  if (isWorkflowKept(gpt.workflow)) return { outcome: 'kept' }
  const model = workflowModel(gpt)
  const workflow = workflowModels[model].etapes
  await updateItemFields(db, editor, gptStorage, {
    id,
    version,
    fields: { workflow },
    action: 'gpt.workflow',
    details: { modele: model, etapes: workflow.length },
  })
  return { outcome: 'generated' }
}
