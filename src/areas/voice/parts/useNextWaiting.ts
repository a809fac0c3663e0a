import { notify } from '@/api/notices'
import type { Page } from '@/api/reply'
import { useAction } from '@/kit/data/useAction'
import { useT } from '@/locales'

/** The two oldest waiting records, since one of them may be the open one. */
export const FIRST_WAITING = { sortField: 'createTime', sortOrder: 'asc', pageNo: 1, pageSize: 2 } as const

/** Opens the record that has waited longest. If no other is waiting, calls `otherwise` and shows a notice. */
export const useNextWaiting = (
  ask: () => Promise<Page<{ id: string }>>,
  open: (id: string) => void,
  otherwise: () => void = () => undefined,
) => {
  const t = useT()
  const { act, busy } = useAction()
  const next = (than: string) =>
    act(
      async () => {
        const found = (await ask()).records.find(({ id }) => String(id) !== than)
        if (found) return open(String(found.id))
        otherwise()
        notify('info', t('answers.noneWaits'))
      },
      { keep: true },
    )
  return { next, busy }
}
