import * as labels from '@/api/marketing/labels'
import { type LabelType, materialKind } from '@/entities/marketing/label'
import { useLoad } from '@/kit/data/load'

/** Merges the types of several kinds of material by code, with all of their labels. */
export const mergedTypes = (answers: readonly (readonly LabelType[])[]): LabelType[] => {
  const byCode = new Map<string, LabelType>()
  for (const type of answers.flat()) {
    const known = byCode.get(type.code)
    const there = new Set(known?.labels.map(({ id }) => id))
    const all = known ? [...known.labels, ...type.labels.filter(({ id }) => !there.has(id))] : type.labels
    byCode.set(type.code, { ...type, labels: all, labelCount: all.length })
  }
  return [...byCode.values()]
}

const KINDS = materialKind.options.map(({ value }) => String(value))

/** Loads the label types of some kinds of material, or of all kinds. There is one request per kind, sent in parallel. */
export const useLabelTypes = (kinds: readonly string[] = []) => {
  const asked = (kinds.length ? kinds : KINDS).map((kind) => labels.listTypes.query({ kind }))
  return useLoad(
    {
      queryKey: [...asked.flatMap(({ queryKey }) => queryKey), 'merged'],
      queryFn: async (context: { signal: AbortSignal }) =>
        mergedTypes(await Promise.all(asked.map(({ queryFn }) => queryFn(context)))),
    },
    // Every row of a list loads the name of its type.
    { recent: true },
  )
}
