import { plain } from '@/kit/show/format'

interface Answer {
  failed: readonly { id: string; message: string }[]
}

/** Sends several in one call, and tells of each how it went; one that is tried again goes alone. `failed` are those that were not done so far. */
export const inOneCall = (ids: readonly string[], send: (ids: readonly string[]) => Promise<Answer>) => {
  const all = send(ids)
  const answered = new Set<string>()
  const failed = new Set<string>()
  const each = async (id: string): Promise<void> => {
    failed.add(id)
    const answer = await (answered.has(id) ? send([id]) : all)
    answered.add(id)
    const fault = answer.failed.find((one) => String(one.id) === id)
    if (fault) throw new Error(plain(fault.message))
    failed.delete(id)
  }
  return { each, failed }
}
