import * as labels from '@/api/marketing/labels'
import { type LabelType, materialKind } from '@/entities/marketing/label'
import { useLoad } from '@/kit/data/load'

/** The types that several kinds of material have, each once with the labels of all of them. */
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

/** The types of labels for some kinds of material, for all without one: a question a kind, asked at once. */
export const useLabelTypes = (kinds: readonly string[] = []) => {
  const asked = (kinds.length ? kinds : KINDS).map((kind) => labels.listTypes.query({ kind }))
  return useLoad(
    {
      queryKey: [...asked.flatMap(({ queryKey }) => queryKey), 'merged'],
      queryFn: async (context: { signal: AbortSignal }) =>
        mergedTypes(await Promise.all(asked.map(({ queryFn }) => queryFn(context)))),
    },
    // Each row of a list asks for the name of its type.
    { recent: true },
  )
}
