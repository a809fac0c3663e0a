import type { Decided } from '@/api/system/approvals'

/** What is sent for several rows in one call: those that are asked for at the same time go together, and each hears whether it failed. */
export const together = (send: (ids: string[]) => Promise<Decided>) => {
  let waiting: { ids: string[]; answer: Promise<Decided> } | undefined
  return async (row: { id: string }): Promise<void> => {
    if (!waiting) {
      const ids: string[] = []
      const answer = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
        waiting = undefined
        return send(ids)
      })
      waiting = { ids, answer }
    }
    waiting.ids.push(row.id)
    const { failRows } = await waiting.answer
    const failed = failRows.find(({ bizId }) => bizId === row.id)
    if (failed) throw new Error(failed.reason)
  }
}
